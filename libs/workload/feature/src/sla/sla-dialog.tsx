import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, FormNumberField, reason, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

type SlaDialogProps = {
  rule: Schema<'WorkSla'>;
  /** The part was stored, or turned out to have changed meanwhile. */
  onChanged: () => void;
  onClose: () => void;
};

const schema = z.object({
  percent: z
    .string()
    .check(z.refine((typed) => /^[1-9]\d?$/.test(typed), { error: reason('percent_invalid') })),
});
const reasons = { percent_invalid: messages.invalid };

/** Sets at which part of its term the owner of work of a kind is told. */
export function SlaDialog({ rule, onChanged, onClose }: SlaDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { assignment_type_code, row_version } = rule;
  const form = useZodForm({ schema, defaultValues: { percent: String(rule.warn_percent) } });
  const save = async (percent: string) => {
    const body = { assignment_type_code, warn_percent: Number(percent), row_version };
    await dataOf(api.POST('/api/workload/saveWorkSla', { body })).catch((failure: unknown) => {
      if (isApiProblem(failure, 'stale_row_version')) onChanged();
      throw failure;
    });
    notify.success(t(messages.saved));
    onChanged();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      size="small"
      title={rule.name}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={({ percent }) => save(percent)}
      problemText={problemText}
      reasons={reasons}
      oneField
    >
      <FormNumberField name="percent" label={t(messages.percent)} min={1} max={99} required />
    </FormDialog>
  );
}
