import { api, dataOf, queriesOf } from '@dosar/api-client';
import { CheckboxField, FieldGroup, notify } from '@dosar/design-system';
import { FormDialog, FormSelectField, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import { useLocale } from '@dosar/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { languageChoices } from './language-choices.ts';
import { messages } from './people-messages.ts';
import { rolesQuery, teamsQuery } from './people-queries.ts';
import { usePeopleRefusal } from './use-people-refusal.ts';

const schema = z.object({
  full_name: requiredText({ min: 3, max: 120 }),
  email: requiredText({ min: 6, max: 254 }),
  username: requiredText({ min: 3, max: 60 }),
  language: z.enum(['ro', 'en']),
  team_id: z.string(),
});
const reasons = { required: messages.missing, min_length: messages.missing };

/** Adds somebody: name, address, user name, language and roles; they choose the password by the link that they get. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = usePeopleRefusal();
  const [locale] = useLocale();
  const queryClient = useQueryClient();
  const roles = useQuery(rolesQuery);
  const teams = useQuery(teamsQuery);
  const [roleCodes, setRoleCodes] = useState<ReadonlySet<string>>(new Set());
  const form = useZodForm({
    schema,
    defaultValues: { full_name: '', email: '', username: '', language: 'ro' as const, team_id: '' },
  });
  const invite = async (answers: z.output<typeof schema>) => {
    await dataOf(
      api.POST('/api/user/inviteUser', {
        body: {
          ...answers,
          team_id: answers.team_id === '' ? null : answers.team_id,
          role_codes: [...roleCodes],
        },
      }),
    );
    await queryClient.invalidateQueries(queriesOf('account'));
    notify.success(t(messages.invited));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.invite)}
      submitLabel={t(messages.sendInvitation)}
      onClose={onClose}
      onSubmit={invite}
      problemText={problemText}
      reasons={reasons}
    >
      <FormTextField name="full_name" label={t(messages.fullName)} required maxLength={120} />
      <FormTextField name="email" type="email" label={t(messages.email)} required maxLength={254} />
      <FormTextField name="username" label={t(messages.username)} required maxLength={60} />
      <FormSelectField name="language" label={t(messages.language)} choices={languageChoices} />
      <FormSelectField
        name="team_id"
        label={t(messages.team)}
        choices={[
          { value: '', label: t(messages.noTeam) },
          ...(teams.data?.teams.map(({ team_id: value, name_ro: ro, name_en: en }) => ({
            value,
            label: locale === 'en' ? en : ro,
          })) ?? []),
        ]}
      />
      <FieldGroup title={t(messages.roles)}>
        {roles.data
          ?.filter(({ can_give: canGive }) => canGive)
          .map(({ role_code: code, name }) => (
            <CheckboxField
              key={code}
              label={name}
              checked={roleCodes.has(code)}
              onChange={({ target }) => {
                const next = new Set(roleCodes);
                if (target.checked) next.add(code);
                else next.delete(code);
                setRoleCodes(next);
              }}
            />
          ))}
      </FieldGroup>
    </FormDialog>
  );
}
