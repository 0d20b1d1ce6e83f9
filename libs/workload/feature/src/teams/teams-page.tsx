import { closeTeam, useQueryFailure } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import {
  ActionBar,
  Box,
  Button,
  CheckboxField,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  PageTitle,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { teamsQuery } from '../workload-queries.ts';
import { CloseDialog } from './close-dialog.tsx';
import { messages } from './messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';

type Team = Schema<'ManagedTeam'>;
type Person = Schema<'TeamPeople'>[number];

/** The teams that somebody manages: their names, who belongs to them, and who moved lately (M4, R8). */
export function TeamsPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const list = useQuery(teamsQuery);
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <PageTitle
        title={t(messages.title)}
        actions={
          list.data?.manages_all === true && (
            <Button icon="add" onClick={() => setMaking(true)}>
              {t(messages.make)}
            </Button>
          )
        }
      />
      {list.data ? (
        <Teams list={list.data} />
      ) : list.isError ? (
        <ErrorState title={t(messages.failed)} {...failureOf(list)} />
      ) : (
        <LoadingState shape="rows" count={6} />
      )}
      {isMaking && <NameDialog team={undefined} onClose={() => setMaking(false)} />}
    </>
  );
}

/** Who can be ticked, and who is. */
type Choice = { chosen: ReadonlySet<string>; onToggle: (userId: string) => void; canMoveManagers: boolean };

/** The page once it is read. */
function Teams({ list }: { list: Schema<'TeamList'> }) {
  const { formatMessage: t } = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMoving, setMoving] = useState(false);
  const homes = [
    ...list.teams.flatMap((team) => team.people.map((person) => ({ ...person, from_team_id: team.team_id }))),
    ...list.without_team.map((person) => ({ ...person, from_team_id: null })),
  ];
  const people = homes.filter((person) => chosen.has(person.user_id));
  const choice: Choice = {
    chosen,
    canMoveManagers: list.manages_all,
    onToggle: (id) =>
      setChosen(
        (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
  };
  const clear = () => setChosen(new Set());
  if (list.teams.length === 0 && !list.manages_all)
    return <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneText)} />;
  return (
    <>
      <Stack gap="5" maxWidth="60rem">
        {list.teams.map((team) => (
          <TeamSection key={team.team_id} team={team} choice={choice} />
        ))}
        {list.without_team.length > 0 && (
          <Box as="section" aria-labelledby="without-team">
            <Heading as="h2" id="without-team" size="md">
              {t(messages.withoutTeam)}
            </Heading>
            <People people={list.without_team} choice={choice} />
          </Box>
        )}
        <Moves moves={list.moves} />
      </Stack>
      <ActionBar selected={{ count: people.length, offered: undefined, selectEverything: () => {}, clear }}>
        <Button variant="primary" icon="swap_horiz" onClick={() => setMoving(true)}>
          {t(messages.move)}
        </Button>
      </ActionBar>
      {isMoving && (
        <MoveDialog
          people={people}
          list={list}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false);
            clear();
          }}
        />
      )}
    </>
  );
}

function TeamSection({ team, choice }: { team: Team; choice: Choice }) {
  const { formatMessage: t, locale } = useIntl();
  const [isNaming, setNaming] = useState(false);
  const mayClose = useCan(closeTeam);
  const [isClosing, setClosing] = useState(false);
  const id = `team-${team.team_id}`;
  return (
    <Box as="section" aria-labelledby={id} borderWidth="1px" borderRadius="md" padding="4">
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <Heading as="h2" id={id} size="md" flex="1" minWidth="0">
          {locale === 'en' ? team.name_en : team.name_ro}{' '}
          <Text as="span" tone="muted">
            {team.people.length}
          </Text>
        </Heading>
        <Button icon="edit" onClick={() => setNaming(true)}>
          {t(messages.rename)}
        </Button>
        {mayClose && <Button onClick={() => setClosing(true)}>{t(messages.close)}</Button>}
      </Flex>
      {team.people.length === 0 && <Text tone="muted">{t(messages.nobody)}</Text>}
      <People people={team.people} choice={choice} />
      {isNaming && <NameDialog team={team} onClose={() => setNaming(false)} />}
      {isClosing && <CloseDialog team={team} onClose={() => setClosing(false)} />}
    </Box>
  );
}

function People({ people, choice }: { people: readonly Person[]; choice: Choice }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      as="ul"
      listStyleType="none"
      display="grid"
      columnGap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {people.map((person) => (
        <li key={person.user_id}>
          <CheckboxField
            label={person.full_name}
            {...(person.is_manager && { hint: t(messages.manager) })}
            checked={choice.chosen.has(person.user_id)}
            disabled={person.is_manager && !choice.canMoveManagers}
            onChange={() => choice.onToggle(person.user_id)}
          />
        </li>
      ))}
    </Box>
  );
}

/** Who moved lately, and who said so. */
function Moves({ moves }: Pick<Schema<'TeamList'>, 'moves'>) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  if (moves.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="team-moves">
      <Heading as="h2" id="team-moves" size="md">
        {t(messages.moves)}
      </Heading>
      <Box as="ul" listStyleType="none">
        {moves.map((move) => (
          <Box as="li" key={`${move.moved_at} ${move.full_name}`} paddingBlock="1">
            <Text>
              {t(messages.moved, {
                name: move.full_name,
                from: move.from_name ?? t(messages.noTeam),
                to: move.to_name ?? t(messages.noTeam),
              })}
            </Text>
            <Text tone="muted" size="sm">
              {`${formats.dateTime(move.moved_at)} · ${move.moved_by_name}`}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
