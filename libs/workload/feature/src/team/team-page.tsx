import { isApiProblem, useProblemText } from '@dosar/api-client';
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
  UrgentFigures,
  useSelection,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { percentOf } from '@dosar/workload-domain';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { teamQuery } from '../workload-queries.ts';
import { listAddress } from './list-address.ts';
import { MemberPanel } from './member-panel.tsx';
import { messages } from './messages.ts';
import { TeamRisk } from './team-risk.tsx';
import { TeamTable } from './team-table.tsx';

/** The work of a manager's team against what each can carry (M4, R8), and what it costs when it is late. */
export function TeamPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const team = useQuery(teamQuery);
  if (team.isError && !team.data)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <ErrorState
          title={t(messages.failed)}
          description={problemText(team.error)}
          errorId={isApiProblem(team.error) ? team.error.errorId : undefined}
          onRetry={() => void team.refetch()}
        />
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

/** What the whole team has to look at first. */
function TeamFigures({ team: { members } }: { team: Schema<'Team'> }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const sum = (key: 'active' | 'overdue' | 'legal_near' | 'waiting' | 'load_points' | 'capacity_points') =>
    members.reduce((total, member) => total + member[key], 0);
  const there = members.filter((member) => member.is_active && !member.away?.is_now).length;
  const figures = [
    { key: 'overdue', count: sum('overdue'), list: { category: 'all', keys: 16 }, tone: 'near' },
    { key: 'legal_near', count: sum('legal_near'), list: { category: 'all', keys: 1024 }, tone: 'near' },
    { key: 'active', count: sum('active'), list: {}, tone: 'usual' },
  ] as const;
  return (
    <UrgentFigures
      label={t(messages.title)}
      figures={figures.map(({ key, count, list, tone }) => ({
        key,
        figure: formatNumber(count),
        label: t(messages.figureOfTeam, { figure: key }),
        words:
          key === 'active'
            ? t(messages.teamLoad, {
                load: formatNumber(percentOf(sum('load_points'), Math.max(sum('capacity_points'), 1)) / 100, {
                  style: 'percent',
                }),
                there,
                waiting: sum('waiting'),
              })
            : '',
        tone: count === 0 ? 'none' : tone,
        link: <RouterLink to={listAddress(undefined, list)} />,
      }))}
    />
  );
}
