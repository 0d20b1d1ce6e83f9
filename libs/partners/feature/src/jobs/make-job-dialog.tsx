import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import {
  FormDialog,
  FormRadioGroupField,
  FormSelectField,
  FormTextAreaField,
  optionalText,
  requiredText,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import { jobKinds } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { ChoosePartner } from './choose-partner.tsx';
import { JobDocuments } from './job-documents.tsx';
import { messages as jobMessages } from './job-messages.ts';
import { messages } from './make-messages.ts';
import { noChoice, receiverChecks, receiverOf, receiverShape } from './receiver-answers.ts';
import { kindMessages } from './state-messages.ts';
import { useJobRefusal } from './use-job-refusal.ts';

const schema = z
  .object({
    ...receiverShape,
    kind: z.enum(jobKinds),
    damage: requiredText({ max: 2000 }),
    note: optionalText({ max: 2000 }),
    document_ids: z.array(z.string()),
    on_silence: z.enum(['next', 'ask']),
  })
  .check(...receiverChecks);
type Answers = z.output<typeof schema>;

type MakeJobDialogProps = {
  assignmentId: string;
  damage: string;
  /** What the organisation wants when nobody answers. */
  onSilence: Schema<'PartnerJobSilence'>;
  onClose: () => void;
};

/** Asks a partner for work: what, with which papers, who, and why this one. */
export function MakeJobDialog({ assignmentId, damage, onSilence, onClose }: MakeJobDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useJobRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useZodForm({
    schema,
    defaultValues: { ...noChoice, kind: 'repair', damage, note: '', document_ids: [], on_silence: onSilence },
  });
  const make = async (answers: Answers) => {
    const to = receiverOf(answers);
    await dataOf(
      api.POST('/api/partnerJob/makeJob/{assignment_id}', {
        params: { path: { assignment_id: assignmentId }, header: { 'Idempotency-Key': idempotencyKey } },
        body: {
          kind: answers.kind,
          damage: answers.damage,
          note: answers.note === '' ? null : answers.note,
          document_ids: answers.document_ids,
          on_silence: answers.on_silence,
          to,
        },
      }),
    );
    notify.success(t(to === null ? jobMessages.kept : jobMessages.sent));
    onClose();
    await queryClient.invalidateQueries(queriesOf('partners', 'claims'));
  };
  return (
    <FormDialog
      form={form}
      open
      size="large"
      title={t(messages.title)}
      submitLabel={t(messages.send)}
      onClose={onClose}
      onSubmit={make}
      problemText={refusalText}
    >
      <Asked assignmentId={assignmentId} />
    </FormDialog>
  );
}

function Asked({ assignmentId }: { assignmentId: string }) {
  const { formatMessage: t } = useIntl();
  const { kind } = useAnswers<Pick<Answers, 'kind'>>();
  return (
    <>
      <FormSelectField
        name="kind"
        label={t(messages.kind)}
        placeholder={null}
        choices={jobKinds.map((value) => ({ value, label: t(kindMessages[value]) }))}
      />
      <ChoosePartner assignmentId={assignmentId} kind={kind} canWait />
      <FormTextAreaField name="damage" label={t(messages.damage)} required maxLength={2000} />
      <FormTextAreaField name="note" label={t(messages.note)} maxLength={2000} />
      <JobDocuments assignmentId={assignmentId} />
      <FormRadioGroupField
        name="on_silence"
        label={t(messages.silence)}
        choices={[
          { value: 'next', label: t(messages.silenceNext) },
          { value: 'ask', label: t(messages.silenceAsk) },
        ]}
      />
    </>
  );
}
