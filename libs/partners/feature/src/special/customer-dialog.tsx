import { api, dataOf, queriesOf } from '@dosar/api-client';
import { LookupField, notify, type Choice } from '@dosar/design-system';
import {
  FormDateField,
  FormDialog,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  dateAnswer,
  optionalText,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as kinds } from './kind-messages.ts';
import { messages } from './special-messages.ts';
import { findHandlers } from './special-queries.ts';
import { useCustomerRefusal } from './use-customer-refusal.ts';

type Customer = Schema<'SpecialCustomer'>;

const kindCodes = ['fleet', 'leasing', 'bank', 'broker', 'vip', 'employee', 'sensitive', 'other'] as const;
const levels = ['A', 'B', 'C'] as const;
const schema = z.object({
  name: requiredText({ min: 2, max: 200 }),
  kind: z.enum(kindCodes),
  level: z.enum(levels),
  valid_from: dateAnswer,
  valid_until: dateAnswer,
  notes: optionalText({ max: 4000 }),
});
const reasons = {
  required: messages.missing,
  min_length: messages.missing,
  invalid_value: messages.wrongDays,
  outdated: messages.wrongPerson,
};

type DialogProps = {
  /** A new one is added when absent. */
  customer?: Customer;
  onClose: () => void;
  onSaved?: (customer: Customer) => void;
};

/** Adds a customer, or changes what is known of one. */
export function CustomerDialog({ customer, onClose, onSaved }: DialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const fields = customer?.fields;
  const [handler, setHandler] = useState<Choice | undefined>(
    fields?.handler_user_id == null
      ? undefined
      : { value: fields.handler_user_id, label: customer?.handler_name ?? '' },
  );
  const form = useZodForm({
    schema,
    defaultValues: {
      name: fields?.name ?? '',
      kind: fields?.kind ?? 'fleet',
      level: fields?.level ?? 'C',
      valid_from: fields?.valid_from ?? '',
      valid_until: fields?.valid_until ?? '',
      notes: fields?.notes ?? '',
    },
  });
  const save = async (answers: z.output<typeof schema>) => {
    const body = {
      ...answers,
      valid_from: answers.valid_from || null,
      valid_until: answers.valid_until || null,
      handler_user_id: handler?.value ?? null,
      contacts: fields?.contacts ?? [],
    };
    const saved = await dataOf(
      customer === undefined
        ? api.POST('/api/specialCustomer/addSpecialCustomer', { body })
        : api.POST('/api/specialCustomer/saveSpecialCustomer/{special_customer_id}', {
            params: { path: { special_customer_id: customer.row.special_customer_id } },
            body: { row_version: customer.row_version, fields: body },
          }),
    );
    await queryClient.invalidateQueries(queriesOf('partners'));
    notify.success(t(messages.saved));
    onClose();
    onSaved?.(saved);
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(customer === undefined ? messages.add : messages.edit)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={refusalText}
      reasons={reasons}
    >
      <FormTextField name="name" label={t(messages.name)} required maxLength={200} />
      <FormSelectField
        name="kind"
        label={t(messages.kind)}
        choices={kindCodes.map((kind) => ({ value: kind, label: t(kinds[kind]) }))}
      />
      <FormSelectField
        name="level"
        label={t(messages.level)}
        choices={levels.map((level) => ({ value: level, label: t(messages.levelOf, { level }) }))}
      />
      <FormDateField name="valid_from" label={t(messages.validFrom)} />
      <FormDateField name="valid_until" label={t(messages.validUntil)} />
      <LookupField
        label={t(messages.handler)}
        hint={t(messages.handlerHint)}
        find={findHandlers}
        chosen={handler}
        onChoose={setHandler}
      />
      <FormTextAreaField name="notes" label={t(messages.notes)} maxLength={4000} />
    </FormDialog>
  );
}
