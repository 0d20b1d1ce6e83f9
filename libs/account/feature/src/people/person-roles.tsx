import { api, dataOf } from '@dosar/api-client';
import { Box, Flex, Heading, IconButton, SelectField, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RoleWords } from '../roles/role-words-line.tsx';
import { directoryMessages } from './directory-messages.ts';
import { messages } from './people-messages.ts';
import { placeOf, useChange } from './use-person-change.ts';

/** The roles of a person, each with who gave it, and those that the caller can give. */
export function PersonRoles({ user }: { user: Schema<'User'> }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const change = useChange(user);
  const at = placeOf(user);
  const isOwn = user.blocks.includes('own_account');
  const give = (role_code: string) =>
    change.mutate({
      said: t(messages.saved),
      send: () =>
        dataOf(api.POST('/api/user/giveRole/{user_id}', { ...at, body: { ...at.body, role_code } })),
    });
  const take = (role_code: string) =>
    change.mutate({
      said: t(messages.saved),
      send: () =>
        dataOf(api.POST('/api/user/takeRole/{user_id}', { ...at, body: { ...at.body, role_code } })),
    });
  return (
    <Box as="section" aria-labelledby="person-roles">
      <Heading as="h3" id="person-roles" size="md">
        {t(messages.roles)}
      </Heading>
      {user.roles.length === 0 && <Text tone="muted">{t(messages.noRoles)}</Text>}
      <Box as="ul" listStyleType="none">
        {user.roles.map(({ role_code: code, name, granted_at: since, granted_by: by, source, groups }) => (
          <Flex as="li" key={code} gap="2" alignItems="center" borderBottomWidth="1px" paddingBlock="1">
            <Box flex="1" minWidth="0">
              {name}
              <RoleWords code={code} />
              <Text tone="muted" size="sm">
                {groups.length > 0
                  ? t(directoryMessages.byGroups, { day: date(since), groups: groups.join(', ') })
                  : source !== 'hand'
                    ? t(directoryMessages.byGroup, { day: date(since) })
                    : by === null
                      ? t(messages.since, { day: date(since) })
                      : t(messages.givenBy, { day: date(since), name: by })}
              </Text>
            </Box>
            {!isOwn && groups.length === 0 && (
              <IconButton
                icon="close"
                label={t(messages.takeRole, { role: name })}
                onClick={() => take(code)}
              />
            )}
          </Flex>
        ))}
      </Box>
      {user.roles.some(({ groups }) => groups.length > 0) && (
        <Text tone="muted" size="sm">
          {t(directoryMessages.changedThere.text)}{' '}
          <Link to="/config/provisioning">{t(directoryMessages.changedThere.link)}</Link>
        </Text>
      )}
      {isOwn ? (
        <Text tone="muted" size="sm">
          {t(messages.ownRoles)}
        </Text>
      ) : (
        <SelectField
          label={t(messages.addRole)}
          value=""
          onChange={({ target }) => {
            if (target.value !== '') give(target.value);
          }}
          choices={[
            { value: '', label: '–' },
            ...user.roles_to_give.map(({ role_code: value, name: label }) => ({ value, label })),
          ]}
        />
      )}
    </Box>
  );
}
