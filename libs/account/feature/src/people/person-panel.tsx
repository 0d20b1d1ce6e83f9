import { useQueryFailure } from '@dosar/api-client';
import {
  Banner,
  ErrorState,
  Flex,
  Heading,
  IconButton,
  LoadingState,
  SidePanel,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { PersonAccess } from '../roles/person-access.tsx';
import { directoryMessages } from './directory-messages.ts';
import { messages } from './people-messages.ts';
import { userQuery } from './people-queries.ts';
import { PersonButtons } from './person-buttons.tsx';
import { PersonState } from './person-state.tsx';
import { PersonReplacements } from './person-replacements.tsx';
import { PersonRoles } from './person-roles.tsx';
import { PersonSessions } from './person-sessions.tsx';

type User = Schema<'User'>;

type PersonPanelProps = { userId: string | undefined; onClose: () => void };

/** One person over the list, where there is no room beside it. */
export function PersonPanel({ userId, onClose }: PersonPanelProps) {
  const found = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined });
  return (
    <SidePanel open={userId !== undefined} title={found.data?.row.full_name} onClose={onClose}>
      <FoundPerson found={found} />
    </SidePanel>
  );
}

/** One person beside the list: roles, sign-ins, and what ends or opens the access. */
export function PersonPane({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const found = useQuery(userQuery(userId));
  return (
    <Stack gap="4" padding="4">
      <Flex gap="2" alignItems="center" justifyContent="space-between">
        <Heading as="h2" size="lg">
          {found.data?.row.full_name}
        </Heading>
        <IconButton icon="close" label={t(messages.closePerson)} onClick={onClose} />
      </Flex>
      <FoundPerson found={found} />
    </Stack>
  );
}

function FoundPerson({ found }: { found: UseQueryResult<User> }) {
  const failureOf = useQueryFailure();
  if (found.data) return <PersonContent key={found.data.row.user_id} user={found.data} />;
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  return <LoadingState shape="rows" count={5} />;
}

function PersonContent({ user }: { user: User }) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="4">
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <PersonState person={user.row} />
        <Text tone="muted">{user.row.email}</Text>
      </Flex>
      {user.allowed_addresses.length > 0 && (
        <Text tone="muted" size="sm">
          {t(messages.onlyFrom, { addresses: user.allowed_addresses.join(', ') })}
        </Text>
      )}
      {user.lock_reason !== null && (
        <Banner tone="warning">
          {user.lock_reason === 'provisioning' ? t(directoryMessages.lockedByDirectory) : user.lock_reason}
        </Banner>
      )}
      <PersonButtons user={user} />
      <PersonRoles user={user} />
      {user.row.state !== 'deactivated' && <PersonReplacements user={user} />}
      <PersonAccess user={user} />
      <PersonSessions user={user} />
    </Stack>
  );
}
