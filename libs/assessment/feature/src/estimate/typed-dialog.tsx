import { queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, FormTextField, useZodForm } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { takeEstimate } from './estimate-calls.ts';
import { estimateQuery, type OpenedEstimate } from './estimate-query.ts';
import { importMessages } from './import-messages.ts';
import {
  readOf,
  rowsOf,
  typedAnswersFor,
  typedColumns,
  typedSchema,
  type TypedAnswers,
} from './typed-answers.ts';
import { TypedLines } from './typed-lines.tsx';
import { typedMessages as messages } from './typed-messages.ts';
import { AnsweredPreview } from './answered-preview.tsx';

const reasons = {
  number_invalid: messages.wrongNumber,
  no_name: messages.noName,
  no_amount: messages.noAmount,
};

type TypedDialogProps = { assignmentId: string; opened: OpenedEstimate; onClose: () => void };

/** Types the estimate of a shop that has no file; it becomes a round as an imported one does. */
export function TypedDialog({ assignmentId, opened, onClose }: TypedDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema: typedSchema, defaultValues: typedAnswersFor(opened) });
  const take = async (answers: TypedAnswers) => {
    const answer = await takeEstimate(assignmentId, {
      file: { name: answers.paper, source: 'typed', rows: rowsOf(answers.lines) },
      shopName: answers.shop,
      columns: typedColumns,
      firstRow: 0,
    });
    queryClient.setQueryData(estimateQuery(assignmentId).queryKey, answer);
    await queryClient.invalidateQueries(queriesOf('claims', 'assessment'));
    notify.success(t(importMessages.taken, { count: answer.estimate?.lines.length ?? 0 }));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.title)}
      size="large"
      submitLabel={t(importMessages.send)}
      onClose={onClose}
      onSubmit={take}
      problemText={problemText}
      reasons={reasons}
    >
      <FormTextField name="shop" label={t(importMessages.shop)} required maxLength={120} autoComplete="off" />
      <FormTextField
        name="paper"
        label={t(messages.paper)}
        hint={t(messages.paperHint)}
        required
        maxLength={120}
        autoComplete="off"
      />
      <TypedLines />
      <AnsweredPreview readOf={readOf} nothingYet={messages.nothingYet} />
    </FormDialog>
  );
}
