import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, useZodForm } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { ChoosePartner } from './choose-partner.tsx';
import { messages as jobMessages } from './job-messages.ts';
import type { Job } from './job-queries.ts';
import { messages } from './make-messages.ts';
import { noChoice, receiverChecks, receiverOf, receiverShape } from './receiver-answers.ts';
import { useJobRefusal } from './use-job-refusal.ts';

const schema = z.object(receiverShape).check(...receiverChecks);
type ChooseDialogProps = {
  job: Job;
  act: 'send' | 'offer_next';
  assignmentId: string;
  onClose: () => void;
};

/** Chooses who gets a job that is a draft, or that nobody took. */
export function ChooseDialog({ job, act, assignmentId, onClose }: ChooseDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useJobRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useZodForm({ schema, defaultValues: noChoice });
  const send = async (typed: z.output<typeof schema>) => {
    const to = receiverOf(typed);
    if (to === null) return;
    await dataOf(
      api.POST('/api/partnerJob/actOnJob/{partner_job_id}', {
        params: {
          path: { partner_job_id: job.partner_job_id },
          header: { 'Idempotency-Key': idempotencyKey },
        },
        body: { row_version: job.row_version, act, to },
      }),
    );
    notify.success(t(jobMessages.sent));
    onClose();
    await queryClient.invalidateQueries(queriesOf('partners', 'claims'));
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.chooseTitle)}
      submitLabel={t(messages.send)}
      onClose={onClose}
      onSubmit={send}
      problemText={refusalText}
    >
      <ChoosePartner assignmentId={assignmentId} kind={job.kind} />
    </FormDialog>
  );
}
