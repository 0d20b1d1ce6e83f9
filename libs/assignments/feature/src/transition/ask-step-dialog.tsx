import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { notify, Text } from '@dosar/design-system';
import {
  FormDialog,
  FormSelectField,
  FormTextAreaField,
  reason,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { whom } from './said-with-step.ts';
import { messages } from './transition-messages.ts';

type AskStepDialogProps = {
  assignment: Schema<'AssignmentDetail'>;
  step: Schema<'Transition'>;
  open: boolean;
  onClose: () => void;
};

const reasons = {
  required: messages.reasonMissing,
  min_length: messages.reasonMissing,
  waiting_on: messages.waitingOnMissing,
};

/** Why a step should pass without what is missing; a manager reads it. */
export function AskStepDialog({ assignment, step, open, onClose }: AskStepDialogProps) {
  const { formatMessage: t } = useIntl();
  const { list } = useFormats();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const asksWhom = step.asks.includes('waiting_on');
  const schema = z
    .object({ reason: requiredText({ min: 3, max: 1000 }), waiting_on: z.enum(['', ...whom]) })
    .check(
      z.refine((said) => !asksWhom || said.waiting_on !== '', {
        path: ['waiting_on'],
        error: reason('waiting_on'),
      }),
    );
  const form = useZodForm({ schema, defaultValues: { reason: '', waiting_on: '' } });
  const ask = async ({ reason: why, waiting_on: waitingOn }: z.output<typeof schema>) => {
    await dataOf(
      api.POST('/api/assignment/askStep/{assignment_id}', {
        params: { path: { assignment_id: assignment.header.assignment_id } },
        body: {
          transition_code: step.code,
          reason: why,
          ...(waitingOn !== '' && { waiting_on: waitingOn }),
          row_version: assignment.row_version,
        },
      }),
    );
    notify.success(t(messages.asked));
    onClose();
    await queryClient.invalidateQueries(queriesOf('claims', 'worklist', 'assignments', 'workload'));
  };
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.askTitle, { name: step.name })}
      submitLabel={t(messages.ask)}
      onClose={onClose}
      onSubmit={ask}
      reasons={reasons}
      problemText={problemText}
      oneField={!asksWhom}
    >
      <Text>{t(messages.askText, { missing: list(step.missing.map(({ name }) => name)) })}</Text>
      {asksWhom && (
        <FormSelectField
          name="waiting_on"
          label={t(messages.waitingOn)}
          required
          choices={whom.map((value) => ({ value, label: t(messages.whom, { whom: value }) }))}
        />
      )}
      <FormTextAreaField name="reason" label={t(messages.reason)} required maxLength={1000} />
    </FormDialog>
  );
}
