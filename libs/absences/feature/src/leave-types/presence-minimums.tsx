import { queriesOf, useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  Card,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  Stack,
  Text,
  VisuallyHidden,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { presenceMinimumsQuery } from './leave-types-query.ts';
import { PresenceMinimumDialog } from './presence-minimum-dialog.tsx';
import { presenceMessages as messages } from './presence-messages.ts';

type Minimum = Schema<'PresenceMinimum'>;

/** How many people each team needs on a working day, below the kinds of absence. */
export function PresenceMinimums() {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Minimum>();
  return (
    <Stack gap="4">
      <Heading as="h2" size="md">
        {t(messages.title)}
      </Heading>
      <Text tone="muted">{t(messages.intro)}</Text>
      <Teams onAsk={setAsked} />
      {asked && (
        <PresenceMinimumDialog
          team={asked}
          onChanged={() => void queryClient.invalidateQueries(queriesOf('absences', 'config'))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

function Teams({ onAsk }: { onAsk: (team: Minimum) => void }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(presenceMinimumsQuery);
  if (found.isError) return <ErrorState title={t(messages.failed)} {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="rows" count={3} />;
  const teams = found.data.items;
  if (teams.length === 0) return <Text tone="muted">{t(messages.noTeams)}</Text>;
  return (
    <Card>
      <Stack as="ul" gap="3" listStyle="none">
        {teams.map((team) => (
          <li key={team.team_id}>
            <TeamRow team={team} onChange={() => onAsk(team)} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function TeamRow({ team, onChange }: { team: Minimum; onChange: () => void }) {
  const { formatMessage: t } = useIntl();
  const { name, people, members } = team;
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="start">
      <Stack gap="1" flex="1" minWidth="0" overflowWrap="anywhere">
        <Text>{name}</Text>
        <Text tone="muted" size="sm">
          {people === null ? t(messages.noNumber, { members }) : t(messages.atLeast, { people, members })}
        </Text>
        {people !== null && people > members && (
          <Text tone="danger" size="sm">
            {t(messages.moreThanTeam)}
          </Text>
        )}
      </Stack>
      <Box flexShrink="0">
        <Button onClick={onChange}>
          {t(messages.change)} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Box>
    </Flex>
  );
}
