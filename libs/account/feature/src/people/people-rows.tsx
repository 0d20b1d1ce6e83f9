import { Box, DataTable, EmptyState, Text, type Column } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages as menu } from './people-menu.ts';
import { messages } from './people-messages.ts';
import { PersonState } from './person-state.tsx';

type Person = Schema<'PersonRow'>;
type PeopleRowsProps = {
  people: readonly Person[];
  chosenId: string | undefined;
  onChoose: (userId: string) => void;
};

/** Everybody who matches: name and address, roles and team, state, last sign-in. */
export function PeopleRows({ people, chosenId, onChoose }: PeopleRowsProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const columns: readonly Column<Person>[] = [
    {
      key: 'name',
      header: t(messages.fullName),
      always: true,
      onPhone: 'title',
      cell: ({ full_name: name, email, username }) => <TwoLines first={name} second={email ?? username} />,
    },
    {
      key: 'roles',
      header: t(messages.rolesAndTeam),
      cell: ({ role_names: roles, team_name: team }) => <TwoLines first={roles.join(', ')} second={team} />,
    },
    { key: 'state', header: t(messages.states), cell: (person) => <PersonState person={person} /> },
    {
      key: 'last_seen',
      header: t(messages.lastSeen),
      cell: ({ last_seen_at: at }) => (
        <Text as="span" size="sm" tone="muted">
          {at === null ? t(messages.never) : dateTime(at)}
        </Text>
      ),
    },
  ];
  return (
    <DataTable
      caption={t(menu.title)}
      columns={columns}
      rows={people}
      rowKey={(person) => person.user_id}
      onOpen={(person) => onChoose(person.user_id)}
      openKey={chosenId}
      empty={<EmptyState kind="no-match" title={t(messages.nobody)} description={t(messages.nobodyText)} />}
    />
  );
}

function TwoLines({ first, second }: { first: string; second: string | null }) {
  return (
    <Box as="span" display="block" minWidth="0">
      <Box as="span" display="block">
        {first}
      </Box>
      <Text as="span" size="sm" tone="muted">
        {second}
      </Text>
    </Box>
  );
}
