import { sql, type RawBuilder } from 'kysely';
import type { Report, SnapshotDays } from '../extension-points.ts';
import { userNames } from './case-sql.ts';
import { counted, percent } from './shares.ts';

// A day counts once for each person, also when two absences meet on it or only half of it is free.
const awayDays = ({ orgId, from, to }: SnapshotDays, condition: RawBuilder<unknown> = sql`true`) => sql`
  select day.day as snapshot_date, '' as policy_type_code, '' as county_code, away.user_id::text as subject, 0 as value,
    1 as count, 0 as amount_bani
  from (select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') day) day
    join lateral (select distinct absence.user_id from absence
        join absence_type kind on kind.absence_type_code = absence.absence_type_code and kind.counts_as_away
      where absence.org_id = ${orgId} and absence.status = 'approved'
        and day.day between absence.date_from and absence.date_to) away on true
  where extract(isodow from day.day) < 6
    and not exists (select from holiday where holiday.holiday_date = day.day)
    and not exists (select from closure where closure.org_id = ${orgId} and closure.closure_date = day.day
      and closure.closed_from is null and closure.closed_until is null)
    and ${condition}`;

const isReplaced = (orgId: string) => sql`exists (
  select from replacement where replacement.org_id = ${orgId} and replacement.replaced_user_id = away.user_id
    and replacement.revoked_at is null and day.day between replacement.date_from and replacement.date_to)`;

/** Whether somebody stands in for people who are away. */
export const absenceCover: Report = {
  state: 'absence-cover',
  category: 'people',
  name: { ro: 'Acoperirea absențelor', en: 'Cover of absences' },
  definition: {
    ro: 'Zile lucrătoare în care cineva a lipsit cu o absență aprobată, o zi pentru fiecare om, și jumătățile de zi. Ziua este acoperită dacă omul avea atunci un înlocuitor.',
    en: 'Working days on which somebody was away with an approved absence, one for each person, half days too. A day is covered when the person had a replacement on it.',
  },
  roles: ['*.manager'],
  isWithoutFiles: true,
  measures: [
    { code: 'away_day', counts: (days) => awayDays(days) },
    { code: 'away_covered', counts: (days) => awayDays(days, isReplaced(days.orgId)) },
  ],
  columns: [
    counted('away', 'away_day', { ro: 'Zile de absență', en: 'Days away' }),
    counted('covered', 'away_covered', { ro: 'Acoperite', en: 'Covered' }),
    {
      key: 'open',
      title: { ro: 'Fără înlocuitor', en: 'Without replacement' },
      unit: 'count',
      tone: 'bad',
      of: ({ count }) => count('away_day') - count('away_covered'),
    },
    {
      key: 'share',
      title: { ro: '% acoperite', en: '% covered' },
      unit: 'percent',
      of: ({ count }) => percent(count('away_covered'), count('away_day')),
    },
  ],
  figure: 'share',
  better: 'more',
  cases: 'away',
  stacked: ['covered', 'open'],
  above: 'share',
  subject: { title: { ro: 'oameni', en: 'people' }, names: userNames },
  finding: ({ now, value, top }) => {
    const most = top('open');
    if (value('open') === 0)
      return {
        ro: `Zile de absență: ${now('away')}; fără înlocuitor: 0`,
        en: `Days away: ${now('away')}; without a replacement: 0`,
      };
    return {
      ro: `Zile fără înlocuitor: ${now('open')} din ${now('away')}${most ? `; cele mai multe: ${most.label} (${most.value})` : ''}`,
      en: `Days without a replacement: ${now('open')} of ${now('away')}${most ? `; most: ${most.label} (${most.value})` : ''}`,
    };
  },
};
