import { api, dataOf } from '@dosar/api-client';
import { Box, Button, Flex, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages as people } from '../people/people-messages.ts';
import { placeOf, useChange } from '../people/use-person-change.ts';
import { isRoleMet } from './access-row.tsx';
import { messages } from './access-messages.ts';
import { useAccessWords } from './use-access-words.ts';

type Line = Schema<'AccessLine'>;
type AccessReasonProps = { user: Schema<'User'>; access: Schema<'PersonAccess'>; line: Line };

/** What lets a person see something or keeps them from it: role, feature, masking and team, then what would open it. */
export function AccessReason({ user, access, line }: AccessReasonProps) {
  const { formatMessage: t } = useIntl();
  const sentences = useReasons(line);
  return (
    <Box padding="2" background="surfaceSubtle">
      <Box as="ul" paddingInlineStart="5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          {access.team_name === null ? t(messages.noTeam) : t(messages.team, { team: access.team_name })}
        </li>
      </Box>
      {line.opening.length > 0 && <Openings user={user} line={line} />}
    </Box>
  );
}

function useReasons(line: Line): string[] {
  const { formatMessage: t, formatList } = useIntl();
  const { conditionOf, featureOf } = useAccessWords();
  const { needed_roles: needed, open_by: openBy, opening, feature } = line;
  const nameOfRole = (code: string) => opening.find((role) => role.role_code === code)?.name ?? code;
  const role =
    needed === null
      ? t(messages.roleAny)
      : isRoleMet(line)
        ? t(messages.roleMet, { roles: formatList(openBy.map(({ name }) => name)) })
        : t(messages.roleMissing, {
            conditions: formatList(
              needed.map((condition) => conditionOf(condition, nameOfRole)),
              { type: 'disjunction' },
            ),
          });
  return [
    role,
    ...(feature === null
      ? []
      : [t(line.is_feature_on ? messages.featureOn : messages.featureOff, { feature: featureOf(feature) })]),
    ...(line.is_preview_only ? [t(messages.previewOnly)] : []),
  ];
}

const mostOffered = 4;

/** The roles that would open it, from the one that opens the least. */
function Openings({ user, line: { opening } }: { user: Schema<'User'>; line: Line }) {
  const { formatMessage: t, formatList } = useIntl();
  const change = useChange(user);
  const at = placeOf(user);
  const isOwn = user.blocks.includes('own_account');
  const given = isOwn ? [] : opening.filter(({ can_give: canGive }) => canGive).slice(0, mostOffered);
  const others = opening.filter((role) => !given.includes(role));
  return (
    <>
      <Flex gap="2" flexWrap="wrap" paddingBlock="2">
        {given.map(({ role_code, name }) => (
          <Button
            key={role_code}
            onClick={() =>
              change.mutate({
                said: t(people.saved),
                send: () =>
                  dataOf(
                    api.POST('/api/user/giveRole/{user_id}', { ...at, body: { ...at.body, role_code } }),
                  ),
              })
            }
          >
            {t(messages.give, { role: name })}
          </Button>
        ))}
      </Flex>
      {others.length > 0 && (
        <Text tone="muted" size="sm">
          {t(messages.alsoOpens, {
            roles: formatList(
              others.map(({ name }) => name),
              { type: 'disjunction' },
            ),
          })}
        </Text>
      )}
    </>
  );
}
