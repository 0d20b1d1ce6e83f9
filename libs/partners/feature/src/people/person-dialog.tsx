import { api, dataOf, queriesOf } from '@dosar/api-client';
import { notify, Text } from '@dosar/design-system';
import {
  emailAnswer,
  FormDialog,
  FormSelectField,
  FormTextField,
  reason,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './people-messages.ts';
import { usePeopleRefusal } from './use-people-refusal.ts';

const schema = z.object({
  full_name: requiredText({ min: 3, max: 120 }),
  email: emailAnswer.check(z.minLength(1, { error: reason('required') })),
  username: requiredText({ min: 3, max: 60 }),
  language: z.enum(['ro', 'en']),
});

const languages = [
  { value: 'ro', label: 'Română' },
  { value: 'en', label: 'English' },
];

type PersonDialogProps = { partner: Schema<'Partner'>; isFirst: boolean; onClose: () => void };

/** Invites somebody of a partner; the first one opens its account. */
export function PersonDialog({ partner: { row, row_version }, isFirst, onClose }: PersonDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePeopleRefusal();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema,
    defaultValues: { full_name: '', email: '', username: '', language: 'ro' as const },
  });
  const title = t(isFirst ? messages.openAccount : messages.invite);
  return (
    <FormDialog
      form={form}
      open
      title={title}
      submitLabel={title}
      onClose={onClose}
      onSubmit={async (person) => {
        const params = { path: { partner_id: row.partner_id } };
        await dataOf(
          isFirst
            ? api.POST('/api/partner/openPartnerAccount/{partner_id}', {
                params,
                body: { row_version, person },
              })
            : api.POST('/api/partner/invitePartnerPerson/{partner_id}', { params, body: person }),
        );
        notify.success(t(messages.sent));
        onClose();
        await queryClient.invalidateQueries(queriesOf('partners'));
      }}
      problemText={refusalText}
    >
      {isFirst && <Text>{t(messages.lead)}</Text>}
      <FormTextField name="full_name" label={t(messages.name)} required maxLength={120} />
      <FormTextField name="email" type="email" label={t(messages.email)} required maxLength={254} />
      <FormTextField
        name="username"
        label={t(messages.username)}
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
      />
      <FormSelectField name="language" label={t(messages.language)} placeholder={null} choices={languages} />
    </FormDialog>
  );
}
