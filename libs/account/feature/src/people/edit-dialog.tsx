import { api, dataOf, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import {
  FormDialog,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  optionalText,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { languageChoices } from './language-choices.ts';
import { messages } from './people-messages.ts';
import { usePeopleRefusal } from './use-people-refusal.ts';

const schema = z.object({
  full_name: requiredText({ min: 3, max: 120 }),
  email: requiredText({ min: 6, max: 254 }),
  phone: optionalText({ max: 32 }),
  language: z.enum(['ro', 'en']),
  allowed_addresses: optionalText({ max: 900 }),
});
const reasons = {
  required: messages.missing,
  min_length: messages.missing,
  email_invalid: messages.wrongEmail,
  invalid_value: messages.wrongAddresses,
};

/** Changes the name, the contacts and the network restriction of a person, who is told of it. */
export function EditDialog({ user, onClose }: { user: Schema<'User'>; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = usePeopleRefusal();
  const queryClient = useQueryClient();
  const { row, row_version, phone, language, allowed_addresses: addresses } = user;
  const form = useZodForm({
    schema,
    defaultValues: {
      full_name: row.full_name,
      email: row.email ?? '',
      phone: phone ?? '',
      language,
      allowed_addresses: addresses.join('\n'),
    },
  });
  const save = async ({ allowed_addresses: typed, ...answers }: z.output<typeof schema>) => {
    await dataOf(
      api.POST('/api/user/saveUser/{user_id}', {
        params: { path: { user_id: row.user_id } },
        body: {
          ...answers,
          row_version,
          phone: answers.phone === '' ? null : answers.phone,
          allowed_addresses: typed.split(/[\s,;]+/).filter((entry) => entry !== ''),
        },
      }),
    );
    await queryClient.invalidateQueries(queriesOf('account'));
    notify.success(t(messages.saved));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.edit)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      <FormTextField name="full_name" label={t(messages.fullName)} required maxLength={120} />
      <FormTextField name="email" type="email" label={t(messages.email)} required maxLength={254} />
      <FormTextField name="phone" type="tel" label={t(messages.phone)} maxLength={32} />
      <FormSelectField name="language" label={t(messages.language)} choices={languageChoices} />
      <FormTextAreaField
        name="allowed_addresses"
        label={t(messages.addresses)}
        hint={t(messages.addressesHint)}
        maxLength={900}
      />
    </FormDialog>
  );
}
