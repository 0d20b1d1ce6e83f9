import { Stack, UrgentFigures } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { percentOf } from '@dosar/workload-domain';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { riskQuery } from '../workload-queries.ts';
import { listAddress } from './list-address.ts';
import { messages } from './messages.ts';

const mostNames = 3;

/** What a manager looks at first: what is late, what that costs a day, who did not come, what waits for a decision, who is away. */
export function TeamFigures({ team }: { team: Schema<'Team'> }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const { amount } = useAmounts();
  const { data: risk } = useQuery(riskQuery);
  const { members, no_shows_7_days: noShows, decisions_waiting: decisions } = team;
  const sum = (key: 'active' | 'overdue' | 'legal_near' | 'waiting' | 'load_points' | 'capacity_points') =>
    members.reduce((total, member) => total + member[key], 0);
  const away = members.filter((member) => member.away?.is_now === true);
  const there = members.filter((member) => member.is_active).length - away.length;
  const perDay = risk?.penalty_per_day_bani ?? 0;
  const counted = (
    key: string,
    count: number,
    to: string,
    { words = '', tone = 'near' as const }: { words?: string; tone?: 'near' | 'usual' } = {},
  ) => ({
    key,
    figure: formatNumber(count),
    label: t(messages.figureOfTeam, { figure: key }),
    words,
    tone: count === 0 ? ('none' as const) : tone,
    link: <RouterLink to={to} />,
  });
  return (
    <Stack gap="3">
      <UrgentFigures
        label={t(messages.late)}
        figures={[
          counted('overdue', sum('overdue'), listAddress(undefined, { category: 'all', keys: 16 }), {
            words: t(messages.lateOpen),
          }),
          {
            ...counted('risk', perDay, '/manager-area/legal-risk', {
              words: t(messages.riskNear, { count: sum('legal_near') }),
            }),
            figure: risk ? amount(perDay) : '…',
          },
          counted('no_shows', noShows, '/appointments?view=week&state=missed'),
        ]}
      />
      <UrgentFigures
        label={t(messages.title)}
        figures={[
          counted('decisions', decisions, '/manager-area/approvals', { tone: 'usual' }),
          counted('away', away.length, '/manager-area/absences', {
            tone: 'usual',
            words: namesOf(away.map((member) => member.full_name)),
          }),
          counted('active', sum('active'), listAddress(undefined), {
            tone: 'usual',
            words: t(messages.teamLoad, {
              load: formatNumber(percentOf(sum('load_points'), Math.max(sum('capacity_points'), 1)) / 100, {
                style: 'percent',
              }),
              there,
              waiting: sum('waiting'),
            }),
          }),
        ]}
      />
    </Stack>
  );
}

/** The first names of a list, and how many more there are. */
function namesOf(names: readonly string[]): string {
  const more = names.length - mostNames;
  return `${names.slice(0, mostNames).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}
