import { Grid, StatTile } from '@dosar/design-system';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { listAddress } from '../team/list-address.ts';
import { messages } from './messages.ts';

/** The figures of somebody, each of which leads to the list that it counts. */
export function PersonFigures({ person }: { person: Schema<'PersonWork'> }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const { member } = person;
  const list = (counted: Parameters<typeof listAddress>[1]) => listAddress(member.user_id, counted);
  const today = localDateOf(new Date(person.as_of));
  const figures = [
    { key: 'active', count: member.active, to: list({}) },
    { key: 'new', count: member.new, to: list({ category: 'new' }) },
    { key: 'due_today', count: member.due_today, to: list({ keys: 32 }) },
    { key: 'overdue', count: member.overdue, to: list({ category: 'all', keys: 16 }), isPressing: true },
    {
      key: 'legal_near',
      count: member.legal_near,
      to: list({ category: 'all', keys: 1024 }),
      isPressing: true,
    },
    { key: 'waiting', count: member.waiting, to: list({ category: 'waiting' }) },
    { key: 'untouched', count: person.untouched, to: list({ keys: 2048 }) },
    { key: 'done_today', count: member.done_today, to: list({ category: 'done', doneFrom: today }) },
    {
      key: 'done_7_days',
      count: member.done_7_days,
      to: list({ category: 'done', doneFrom: person.first_day }),
    },
    { key: 'visits', count: member.visits_7_days, to: '#visits' },
  ];
  return (
    <Grid
      gap="3"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }}
    >
      {figures.map(({ key, count, to, isPressing }) => (
        <StatTile
          key={key}
          label={t(messages.figure, { figure: key })}
          figure={formatNumber(count)}
          emphasis={count === 0 ? 'quiet' : isPressing ? 'pressing' : 'usual'}
          {...(count > 0 && { link: <RouterLink to={to} /> })}
        />
      ))}
    </Grid>
  );
}
