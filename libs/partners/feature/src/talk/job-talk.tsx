import {
  api,
  apiQuery,
  browseJobMessages,
  dataOf,
  isApiProblem,
  newIdempotencyKey,
  queriesOf,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import { ErrorState, LoadingState, Text } from '@dosar/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages as words } from './talk-messages.ts';
import { Talk } from './talk.tsx';

const refusals = { nobody_reads: words.nobodyReads, job_over: words.jobOver };

/** What a handler and the partner of a job write to each other, for the handler. */
export function JobTalk({ jobId }: { jobId: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const failureOf = useQueryFailure();
  const queryClient = useQueryClient();
  const params = { path: { partner_job_id: jobId } };
  const talk = useQuery(apiQuery(browseJobMessages, { params }));
  if (talk.isError && !talk.data) return <ErrorState title={t(words.failed)} {...failureOf(talk)} />;
  if (!talk.data) return <LoadingState shape="rows" count={2} />;
  const { items, can_write: canWrite } = talk.data;
  return (
    <>
      <Talk
        messages={items}
        canWrite={canWrite}
        problemText={(error) => {
          const reason = isApiProblem(error, 'partner_rule') ? error.context['reason'] : undefined;
          const refusal = Object.entries(refusals).find(([code]) => code === reason);
          return refusal ? t(refusal[1]) : problemText(error);
        }}
        onSend={async (body) => {
          await dataOf(
            api.POST('/api/partnerJob/writeJobMessage/{partner_job_id}', {
              params: { ...params, header: { 'Idempotency-Key': newIdempotencyKey() } },
              body: { body },
            }),
          );
          await queryClient.invalidateQueries(queriesOf('partners'));
        }}
      />
      {!canWrite && items.length === 0 && <Text tone="muted">{t(words.noPages)}</Text>}
    </>
  );
}
