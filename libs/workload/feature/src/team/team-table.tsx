import {
  Box,
  CellLine,
  DataTable,
  Flex,
  Icon,
  Link,
  Text,
  type Column,
  type Selection,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { daysBetween } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { listAddress, type CountedList } from './list-address.ts';
import { LoadBar } from './load-bar.tsx';
import { messages } from './messages.ts';

type Member = Schema<'TeamMember'>;

type TeamTableProps = {
  team: Schema<'Team'>;
  selection: Selection;
  openId: string | undefined;
  onOpen: (userId: string) => void;
};

/** Everybody of the team with load and figures, each of which leads to the list that it counts. */
export function TeamTable({ team, selection, openId, onOpen }: TeamTableProps) {
  const { formatMessage: t } = useIntl();
  const figure = (key: FigureKey, list: CountedList | string, isUrgent = false): Column<Member> => ({
    key,
    header: t(messages.figure, { figure: key }),
    align: 'end',
    cell: (member) => (
      <Figure
        count={member[key]}
        to={
          typeof list === 'string'
            ? `/manager-area/person/${member.user_id}${list}`
            : listAddress(member.user_id, list)
        }
        label={t(messages.figureOf, { figure: key, name: member.full_name, count: member[key] })}
        isUrgent={isUrgent}
      />
    ),
  });
  const columns: Column<Member>[] = [
    {
      key: 'name',
      header: t(messages.person),
      always: true,
      onPhone: 'title',
      cell: (member) => <Name member={member} />,
    },
    {
      key: 'load',
      header: t(messages.load),
      width: '190px',
      cell: (member) => <LoadBar load={member.load_points} capacity={member.capacity_points} />,
    },
    { key: 'trend', header: t(messages.trend), cell: (member) => <LoadTrend member={member} /> },
    figure('active', {}),
    figure('new', { category: 'new' }),
    figure('due_today', { keys: 32 }),
    figure('overdue', { category: 'all', keys: 16 }, true),
    figure('legal_near', { category: 'all', keys: 1024 }, true),
    figure('waiting', { category: 'waiting' }),
    figure('done_today', { category: 'done', doneFrom: localDateOf(new Date(team.as_of)) }),
    figure('done_7_days', { category: 'done', doneFrom: team.first_day }),
    figure('visits_7_days', '#visits'),
    {
      key: 'oldest',
      header: t(messages.oldest),
      align: 'end',
      cell: (member) =>
        member.oldest_at === null ? (
          '—'
        ) : (
          <Link asChild color="text">
            <RouterLink to={listAddress(member.user_id, { oldestFirst: true })}>
              {t(messages.days, { days: ageOf(member.oldest_at, team.as_of) })}
            </RouterLink>
          </Link>
        ),
    },
  ];
  return (
    <DataTable
      caption={team.team_name ?? t(messages.title)}
      columns={columns}
      rows={team.members}
      rowKey={(member) => member.user_id}
      selection={selection}
      openKey={openId}
      onOpen={(member) => onOpen(member.user_id)}
      card={(member) => <Card member={member} />}
    />
  );
}

type FigureKey =
  | 'active'
  | 'new'
  | 'due_today'
  | 'overdue'
  | 'legal_near'
  | 'waiting'
  | 'done_today'
  | 'done_7_days'
  | 'visits_7_days';

type FigureProps = { count: number; to: string; label: string; isUrgent: boolean };

function Figure({ count, to, label, isUrgent }: FigureProps) {
  const { formatNumber } = useIntl();
  if (count === 0)
    return (
      <Text as="span" tone="muted">
        0
      </Text>
    );
  return (
    <Link asChild color={isUrgent ? 'danger' : 'text'}>
      <RouterLink to={to} aria-label={label}>
        {formatNumber(count)}
      </RouterLink>
    </Link>
  );
}

function Name({ member }: { member: Member }) {
  return (
    <Box>
      <Text as="span" display="block">
        {member.full_name}
      </Text>
      <Absence member={member} />
    </Box>
  );
}

/** When somebody is away, and who works in their name. */
export function Absence({ member: { away, is_active: isActive } }: { member: Member }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  if (away === null && isActive) return null;
  return (
    <Text as="span" display="block" size="sm" color="warning">
      {away === null
        ? t(messages.gone)
        : t(away.is_now ? messages.awayUntil : messages.awayFrom, {
            from: formats.date(away.date_from),
            until: formats.date(away.date_to),
            deputy: away.deputy_name ?? 'none',
          })}
    </Text>
  );
}

/** Whether more comes than is finished, over seven days. */
export function LoadTrend({ member }: { member: Member }) {
  const { formatNumber } = useIntl();
  const change = member.received_7_days - member.done_7_days;
  return (
    <Flex
      as="span"
      display="inline-flex"
      alignItems="center"
      verticalAlign="middle"
      gap="1"
      color="textMuted"
    >
      <Icon name={change > 0 ? 'trending_up' : change < 0 ? 'trending_down' : 'trending_flat'} />
      {formatNumber(change, { signDisplay: 'exceptZero' })}
    </Flex>
  );
}

/** Somebody on a phone. */
function Card({ member }: { member: Member }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box width="full">
      <CellLine>
        <Text as="span" fontWeight="strong">
          {member.full_name}
        </Text>
      </CellLine>
      <Absence member={member} />
      <LoadBar load={member.load_points} capacity={member.capacity_points} />
      {member.overdue > 0 && (
        <Text as="span" color="danger" size="sm">
          {t(messages.overdueShort, { count: member.overdue })}
          {' · '}
        </Text>
      )}
      <Text as="span" tone="muted" size="sm">
        {t(messages.cardLine, {
          active: member.active,
          waiting: member.waiting,
          near: member.legal_near,
        })}
      </Text>
    </Box>
  );
}

function ageOf(since: string, asOf: string): number {
  return daysBetween(localDateOf(new Date(since)), localDateOf(new Date(asOf)));
}
