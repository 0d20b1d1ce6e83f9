import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { Talk } from '../talk/talk.tsx';
import { useOwnRefusal } from './use-own-refusal.ts';

/** What the company and the handler write to each other. */
export function OwnTalk({ job: { row, messages }, canWrite }: { job: Schema<'OwnJob'>; canWrite: boolean }) {
  const refusalText = useOwnRefusal();
  const queryClient = useQueryClient();
  return (
    <Talk
      messages={messages}
      canWrite={canWrite}
      problemText={refusalText}
      onSend={async (body) => {
        await dataOf(
          api.POST('/api/partner/writeOwnMessage/{partner_job_id}', {
            params: {
              path: { partner_job_id: row.partner_job_id },
              header: { 'Idempotency-Key': newIdempotencyKey() },
            },
            body: { body },
          }),
        );
        await queryClient.invalidateQueries(queriesOf('partners'));
      }}
    />
  );
}
