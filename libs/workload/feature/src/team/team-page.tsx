import { useQueryFailure } from '@dosar/api-client';
import {
  ActionBar,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  PageTitle,
  Stack,
  Text,
  useSelection,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { teamQuery } from '../workload-queries.ts';
import { MemberPanel } from './member-panel.tsx';
import { messages } from './messages.ts';
import { TeamFigures } from './team-figures.tsx';
import { TeamRisk } from './team-risk.tsx';
import { TeamTable } from './team-table.tsx';

/** The work of a manager's team against what each can carry (M4, R8), and what it costs when it is late. */
export function TeamPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const team = useQuery(teamQuery);
  if (team.isError && !team.data)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <ErrorState title={t(messages.failed)} {...failureOf(team)} />
      </>
    );
  return team.data ? (
    <TeamWork team={team.data} />
  ) : (
    <>
      <PageTitle title={t(messages.title)} />
      <LoadingState shape="rows" count={8} />
    </>
  );
}

function TeamWork({ team }: { team: Schema<'Team'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const openId = search.get('person') ?? undefined;
  const onOpen = (id: string | undefined) =>
    setSearch(id === undefined ? {} : { person: id }, { preventScrollReset: true });
  const selected = useSelection(team.members.map((member) => member.user_id));
  const open = team.members.find((member) => member.user_id === openId);
  const rebalance = (userIds: readonly string[]) => {
    const params = new URLSearchParams(userIds.map((id) => ['from', id]));
    void navigate(`/manager-area/rebalance?${params.toString()}`);
  };

  return (
    <>
      <PageTitle
        title={team.team_name === null ? t(messages.title) : t(messages.titleOf, { team: team.team_name })}
        actions={
          <>
            <Text as="span" tone="muted" size="sm">
              {t(messages.asOf, { time: formats.time(team.as_of) })}
            </Text>
            <Button asChild icon="swap_horiz">
              <RouterLink to="/manager-area/rebalance">{t(messages.rebalance)}</RouterLink>
            </Button>
          </>
        }
      />
      {team.members.length === 0 ? (
        <EmptyState kind="nothing-yet" title={t(messages.nobody)} description={t(messages.nobodyText)} />
      ) : (
        <Stack gap="4">
          <TeamFigures team={team} />
          {/* On a phone the bar stands below the rows, in reach of a thumb. */}
          <Flex flexDirection="column" minWidth="0" position="relative">
            <TeamTable team={team} selection={selected.selection} openId={open?.user_id} onOpen={onOpen} />
            <ActionBar selected={selected}>
              <Button
                variant="primary"
                icon="swap_horiz"
                onClick={() => rebalance([...selected.selection.selected])}
              >
                {t(messages.rebalanceFrom)}
              </Button>
            </ActionBar>
          </Flex>
          <TeamRisk />
          {open && (
            <MemberPanel key={open.user_id} member={open} team={team} onClose={() => onOpen(undefined)} />
          )}
        </Stack>
      )}
    </>
  );
}
