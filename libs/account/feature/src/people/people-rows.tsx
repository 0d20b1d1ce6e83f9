import { Box, StatusChip, Text, type Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './people-messages.ts';

type Person = Schema<'PersonRow'>;
type PeopleRowsProps = {
  people: readonly Person[];
  chosenId: string | undefined;
  onChoose: (userId: string) => void;
};

/** Everybody who matches: name and address, roles and team, state, last sign-in. */
export function PeopleRows({ people, chosenId, onChoose }: PeopleRowsProps) {
  return (
    <Box as="ul" listStyleType="none">
      {people.map((person) => (
        <Box as="li" key={person.user_id} borderBottomWidth="1px">
          <Box
            as="button"
            width="full"
            textAlign="start"
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '2fr 2fr 1fr 1fr' }}
            gap="2"
            paddingBlock="2"
            paddingInline="2"
            cursor="pointer"
            background={person.user_id === chosenId ? 'surfaceSubtle' : undefined}
            _hover={{ background: 'hover' }}
            onClick={() => onChoose(person.user_id)}
          >
            <PersonWords person={person} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function PersonWords({ person }: { person: Person }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <>
      <Box as="span" minWidth="0">
        <Box as="span" display="block">
          {person.full_name}
        </Box>
        <Text as="span" size="sm" tone="muted">
          {person.email ?? person.username}
        </Text>
      </Box>
      <Box as="span" display={{ base: 'none', md: 'block' }} minWidth="0">
        <Box as="span" display="block">
          {person.role_names.join(', ')}
        </Box>
        <Text as="span" size="sm" tone="muted">
          {person.team_name}
        </Text>
      </Box>
      <PersonState person={person} />
      <Text as="span" size="sm" tone="muted">
        {person.last_seen_at === null ? t(messages.never) : dateTime(person.last_seen_at)}
      </Text>
    </>
  );
}

const looks = {
  active: { label: messages.active, phase: 'done' },
  invited: { label: messages.pending, phase: 'new' },
  locked: { label: messages.locked, phase: 'late' },
  deactivated: { label: messages.deactivated, phase: 'cancelled' },
} as const satisfies Record<Person['state'], { label: unknown; phase: Phase }>;

/** The state of a person, with until when the link of an invitation works. */
export function PersonState({ person: { state, invitation_expires_at: expiresAt } }: { person: Person }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { label, phase } = looks[state];
  return (
    <Box as="span">
      <StatusChip label={t(label)} phase={phase} />
      {state === 'invited' && expiresAt !== null && (
        <Text as="span" display="block" size="sm" tone="muted">
          {t(messages.expires, { day: date(expiresAt) })}
        </Text>
      )}
    </Box>
  );
}
