import { api, dataOf, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormDialog,
  FormSelectField,
  FormTextAreaField,
  reason,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as special } from '../special/special-messages.ts';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages } from './pack-messages.ts';

const mostRecipients = 10;
const languages = ['ro', 'en'] as const;
// The names of languages are written in themselves.
const languageNames = { ro: 'Română', en: 'English' };

const addressesOf = (text: string) => text.split(/[\s,;]+/).filter((address) => address !== '');
const schema = z.object({
  recipients: z.string().check(
    z.refine((text) => addressesOf(text).every((address) => z.email().safeParse(address).success), {
      error: reason('invalid_format'),
    }),
    z.refine((text) => addressesOf(text).length <= mostRecipients, { error: reason('too_many') }),
  ),
  language: z.enum(languages),
  is_monthly: z.boolean(),
});
const reasons = { invalid_format: messages.wrongAddress, too_many: messages.tooMany };

type DialogProps = { customerId: string; packs: Schema<'CustomerPacks'>; onClose: () => void };

/** To whom the monthly pack of a customer goes, in which language, and whether by itself. */
export function PlanDialog({ customerId, packs: { plan, row_version }, onClose }: DialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema,
    defaultValues: {
      recipients: plan.recipients.join('\n'),
      language: plan.language,
      is_monthly: plan.is_monthly,
    },
  });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.edit)}
      submitLabel={t(special.save)}
      onClose={onClose}
      onSubmit={async ({ recipients, ...answers }) => {
        await dataOf(
          api.POST('/api/specialCustomer/savePackPlan/{special_customer_id}', {
            params: { path: { special_customer_id: customerId } },
            body: { row_version, plan: { ...answers, recipients: addressesOf(recipients) } },
          }),
        );
        await queryClient.invalidateQueries(queriesOf('partners'));
        notify.success(t(special.saved));
        onClose();
      }}
      problemText={refusalText}
      reasons={reasons}
    >
      <FormTextAreaField name="recipients" label={t(messages.recipients)} maxLength={2_600} />
      <FormSelectField
        name="language"
        label={t(messages.language)}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <FormCheckboxField name="is_monthly" label={t(messages.isMonthly)} />
    </FormDialog>
  );
}
