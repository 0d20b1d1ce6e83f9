import { api, dataOf, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import {
  FormDateField,
  FormDialog,
  FormSelectField,
  FormTextField,
  dateAnswer,
  optionalText,
  requiredText,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './entry-messages.ts';
import { messages as matches } from './match-messages.ts';
import { messages as special } from './special-messages.ts';
import { useCustomerRefusal } from './use-customer-refusal.ts';

const kinds = ['cui', 'cnp', 'plate', 'policy_prefix', 'phone', 'name_cui', 'mail_domain'] as const;
const schema = z.object({
  kind: z.enum(kinds),
  value: requiredText({ min: 1, max: 200 }),
  cui: optionalText({ max: 20 }),
  valid_from: dateAnswer,
  valid_until: dateAnswer,
});
const reasons = {
  required: special.missing,
  min_length: special.missing,
  invalid_format: messages.wrong,
  invalid_value: special.wrongDays,
};

type DialogProps = { customer: Schema<'SpecialCustomer'>; onClose: () => void };

/** Adds something by which the files of a customer are recognised. */
export function EntryDialog({ customer, onClose }: DialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema,
    defaultValues: { kind: 'cui' as const, value: '', cui: '', valid_from: '', valid_until: '' },
  });
  const add = async ({ kind, value, ...answers }: z.output<typeof schema>) => {
    await dataOf(
      api.POST('/api/specialCustomer/addSpecialMatch/{special_customer_id}', {
        params: { path: { special_customer_id: customer.row.special_customer_id } },
        body: {
          kind,
          value,
          cui: answers.cui || null,
          valid_from: answers.valid_from || null,
          valid_until: answers.valid_until || null,
        },
      }),
    );
    await queryClient.invalidateQueries(queriesOf('partners'));
    notify.success(t(messages.added));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.add)}
      submitLabel={t(special.save)}
      onClose={onClose}
      onSubmit={add}
      problemText={refusalText}
      reasons={reasons}
    >
      <FormSelectField
        name="kind"
        label={t(special.kind)}
        choices={kinds.map((kind) => ({ value: kind, label: t(matches[kind]) }))}
      />
      <FormTextField name="value" label={t(messages.value)} required maxLength={200} />
      <CuiField />
      <FormDateField name="valid_from" label={t(special.validFrom)} />
      <FormDateField name="valid_until" label={t(special.validUntil)} />
    </FormDialog>
  );
}

/** A name alone may be that of several companies. */
function CuiField() {
  const { formatMessage: t } = useIntl();
  const { kind } = useAnswers<z.input<typeof schema>>();
  if (kind !== 'name_cui') return null;
  return <FormTextField name="cui" label={t(messages.cui)} required maxLength={20} />;
}
