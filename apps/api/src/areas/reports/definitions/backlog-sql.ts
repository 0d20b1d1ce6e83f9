import { sql, type RawBuilder } from 'kysely';
import type { Report, SnapshotDays } from '../extension-points.ts';
import { dayOf, namesOf, ofFile } from './case-sql.ts';
import { counted, percent } from './shares.ts';

const ageOf = (day: RawBuilder<unknown>, openedOn: RawBuilder<unknown>) => sql`${day} - ${openedOn}`;
const age = ageOf(sql`day.day`, sql`opened.opened_on`);
const bandOf = (days: RawBuilder<unknown>) => sql`
  case when ${days} <= 7 then 'd0' when ${days} <= 15 then 'd8' when ${days} <= 30 then 'd16' when ${days} <= 60 then 'd31'
    when ${days} <= 90 then 'd61' else 'd91' end`;

// A file is open at the end of a day on which it was not closed.
const openFiles = ({ orgId, from, to }: SnapshotDays, condition: RawBuilder<unknown> = sql`true`) => sql`
  select day.day as snapshot_date, opened.policy_type_code, opened.county_code,
    ${bandOf(age)} as subject, 0 as value, 1 as count, 0 as amount_bani
  from (select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') day) day
    join (select policy_type_code, county_code, (opened_at at time zone 'Europe/Bucharest')::date as opened_on,
        (closed_at at time zone 'Europe/Bucharest')::date as closed_on
      from claim_file where org_id = ${orgId}
        and (closed_at is null or closed_at >= ${from}::date::timestamp at time zone 'Europe/Bucharest')) opened
      on opened.opened_on <= day.day and (opened.closed_on is null or opened.closed_on > day.day)
  where ${condition}`;

/** The same files of one day by themselves. */
function openAt(orgId: string, day: string) {
  const endOfDay = sql`(${day}::date + 1)::timestamp at time zone 'Europe/Bucharest'`;
  const days = ageOf(sql`${day}::date`, dayOf(sql`file.opened_at`));
  return sql`
    select ${ofFile}, ${day}::date as happened_on, ${bandOf(days)} as subject, ${days} as value, 0 as amount_bani
    from claim_file file
    where file.org_id = ${orgId} and file.opened_at < ${endOfDay}
      and (file.closed_at is null or file.closed_at >= ${endOfDay})`;
}

const ageNames = namesOf({
  d0: { ro: '0–7 zile', en: '0–7 days' },
  d8: { ro: '8–15 zile', en: '8–15 days' },
  d16: { ro: '16–30 de zile', en: '16–30 days' },
  d31: { ro: '31–60 de zile', en: '31–60 days' },
  d61: { ro: '61–90 de zile', en: '61–90 days' },
  d91: { ro: 'peste 90 de zile', en: 'over 90 days' },
});

/** How much is open, and for how long. */
export const backlog: Report = {
  state: 'backlog',
  category: 'flow',
  name: { ro: 'Stoc și vechime', en: 'Backlog and ageing' },
  definition: {
    ro: 'Dosare deschise la sfârșitul zilei, după zilele trecute de la deschidere. Graficul arată sfârșitul fiecărei săptămâni sau luni, tabelul ultima zi a perioadei.',
    en: 'Files open at the end of a day, by the days since they were opened. The chart shows the end of each week or month, the table the last day of the period.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    { code: 'open_files', isStock: true, counts: (days) => openFiles(days) },
    { code: 'open_month', isStock: true, counts: (days) => openFiles(days, sql`${age} > 30`) },
    { code: 'open_old', isStock: true, counts: (days) => openFiles(days, sql`${age} > 90`) },
  ],
  columns: [
    counted('open', 'open_files', { ro: 'Deschise', en: 'Open' }),
    {
      key: 'young',
      title: { ro: 'Până la 30 de zile', en: 'Up to 30 days' },
      unit: 'count',
      of: ({ count }) => count('open_files') - count('open_month'),
    },
    {
      key: 'middle',
      title: { ro: '31–90 de zile', en: '31–90 days' },
      unit: 'count',
      of: ({ count }) => count('open_month') - count('open_old'),
    },
    counted('old', 'open_old', { ro: 'Peste 90 de zile', en: 'Over 90 days' }, 'bad'),
    {
      key: 'share',
      title: { ro: '% peste 90', en: '% over 90' },
      unit: 'percent',
      of: ({ count }) => percent(count('open_old'), count('open_files')),
    },
  ],
  figure: 'open',
  better: 'less',
  cases: 'open',
  stacked: ['young', 'middle', 'old'],
  subject: {
    title: { ro: 'vechime', en: 'age' },
    names: ageNames,
    isOrdered: true,
  },
  drill: {
    measure: 'open_files',
    lasts: 'days',
    column: 'open',
    title: { ro: 'Dosare deschise', en: 'Open files' },
    about: ageNames,
    filesAt: openAt,
  },
  finding: ({ now, value, top }) => {
    const most = top('open');
    if (value('old') === 0)
      return {
        ro: `Deschise: ${now('open')}; peste 90 de zile: 0`,
        en: `Open: ${now('open')}; over 90 days: 0`,
      };
    return {
      ro: `Peste 90 de zile: ${now('old')} din ${now('open')} deschise${most ? `; cele mai multe: ${most.label}` : ''}`,
      en: `Over 90 days: ${now('old')} of ${now('open')} open${most ? `; most: ${most.label}` : ''}`,
    };
  },
};
