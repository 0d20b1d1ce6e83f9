import { sql, type RawBuilder } from 'kysely';
import type { Report, SnapshotDays } from '../extension-points.ts';
import { dayOf, ofFile, specialCustomerNames, within } from './case-sql.ts';
import { counted, lasting, summed } from './shares.ts';

const customer = sql`file.special_customer_id::text as subject`;
const isSpecial = sql`file.special_customer_id is not null`;

/** What comes in, is closed and is paid for customers who get special care. */
export const specialCustomers: Report = {
  state: 'special-customers',
  category: 'contact',
  name: { ro: 'Clienți speciali', en: 'Special customers' },
  definition: {
    ro: 'Dosarele clienților speciali: deschise și închise în perioadă, durata de la deschidere la închidere, plățile după ziua plății. Clientul este cel de la momentul instantaneului; potrivirile refuzate nu se numără.',
    en: 'Files of special customers: opened and closed in the period, the time from opening to closing, payments by their day. The customer is the one at the snapshot; refused matches do not count.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    {
      code: 'special_opened',
      cases: (
        days,
      ) => sql`select ${ofFile}, ${dayOf(sql`file.opened_at`)} as happened_on, ${customer}, 0 as value, 0 as amount_bani
        from claim_file file where file.org_id = ${days.orgId} and ${isSpecial} and ${within(sql`file.opened_at`, days)}`,
    },
    {
      code: 'special_closed',
      cases: (days) => sql`select ${ofFile}, ${dayOf(sql`file.closed_at`)} as happened_on, ${customer},
        ${dayOf(sql`file.closed_at`)} - ${dayOf(sql`file.opened_at`)} as value, 0 as amount_bani
        from claim_file file where file.org_id = ${days.orgId} and ${isSpecial} and ${within(sql`file.closed_at`, days)}`,
    },
    {
      code: 'special_paid',
      cases: (
        days,
      ) => sql`select ${ofFile}, payment.paid_on as happened_on, ${customer}, 0 as value, payment.amount_bani
        from payment join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = payment.claim_file_id
        where payment.org_id = ${days.orgId} and ${isSpecial} and payment.paid_on between ${days.from} and ${days.to}`,
    },
  ],
  columns: [
    counted('opened', 'special_opened', { ro: 'Deschise', en: 'Opened' }),
    counted('closed', 'special_closed', { ro: 'Închise', en: 'Closed' }),
    lasting('median', 'special_closed', { ro: 'Durata mediană', en: 'Median time' }),
    lasting('slow', 'special_closed', { ro: 'P90', en: 'P90' }, { share: 0.9 }),
    summed('paid', 'special_paid', { ro: 'Plătit, lei', en: 'Paid, lei' }),
  ],
  figure: 'opened',
  cases: 'opened',
  stacked: ['opened', 'closed'],
  subject: { title: { ro: 'clienți speciali', en: 'special customers' }, names: specialCustomerNames },
  drill: {
    measure: 'special_opened',
    column: 'opened',
    title: { ro: 'Dosare deschise', en: 'Files opened' },
    about: specialCustomerNames,
  },
  finding: ({ now, top }) => {
    const most = top('opened');
    return {
      ro: `Deschise: ${now('opened')}; închise: ${now('closed')}${most ? `; cele mai multe: ${most.label} (${most.value})` : ''}`,
      en: `Opened: ${now('opened')}; closed: ${now('closed')}${most ? `; most: ${most.label} (${most.value})` : ''}`,
    };
  },
};

// As the backlog counts: a file is open at the end of a day on which it was not closed.
const openFiles = ({ orgId, from, to }: SnapshotDays, condition: RawBuilder<unknown> = sql`true`) => sql`
  select day.day as snapshot_date, opened.policy_type_code, opened.county_code,
    opened.subject, 0 as value, 1 as count, 0 as amount_bani
  from (select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') day) day
    join (select file.policy_type_code, file.county_code, ${customer}, ${dayOf(sql`file.opened_at`)} as opened_on,
        ${dayOf(sql`file.closed_at`)} as closed_on
      from claim_file file where file.org_id = ${orgId} and ${isSpecial}
        and (file.closed_at is null or file.closed_at >= ${from}::date::timestamp at time zone 'Europe/Bucharest')) opened
      on opened.opened_on <= day.day and (opened.closed_on is null or opened.closed_on > day.day)
  where ${condition}`;

function openAt(orgId: string, day: string) {
  const endOfDay = sql`(${day}::date + 1)::timestamp at time zone 'Europe/Bucharest'`;
  return sql`
    select ${ofFile}, ${day}::date as happened_on, ${customer}, 0 as value, 0 as amount_bani
    from claim_file file
    where file.org_id = ${orgId} and ${isSpecial} and file.opened_at < ${endOfDay}
      and (file.closed_at is null or file.closed_at >= ${endOfDay})`;
}

/** What is open for customers who get special care. */
export const specialBacklog: Report = {
  state: 'special-customers-open',
  category: 'contact',
  name: { ro: 'Clienți speciali: dosare deschise', en: 'Special customers: open files' },
  definition: {
    ro: 'Dosarele clienților speciali deschise la sfârșitul zilei. Graficul arată sfârșitul fiecărei săptămâni sau luni, tabelul ultima zi a perioadei.',
    en: 'Files of special customers open at the end of a day. The chart shows the end of each week or month, the table the last day of the period.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    { code: 'special_open', isStock: true, counts: (days) => openFiles(days) },
    {
      code: 'special_open_month',
      isStock: true,
      counts: (days) => openFiles(days, sql`day.day - opened.opened_on > 30`),
    },
  ],
  columns: [
    counted('open', 'special_open', { ro: 'Deschise', en: 'Open' }),
    {
      key: 'young',
      title: { ro: 'Până la 30 de zile', en: 'Up to 30 days' },
      unit: 'count',
      of: ({ count }) => count('special_open') - count('special_open_month'),
    },
    counted('old', 'special_open_month', { ro: 'Peste 30 de zile', en: 'Over 30 days' }, 'bad'),
  ],
  figure: 'open',
  better: 'less',
  cases: 'open',
  stacked: ['young', 'old'],
  subject: { title: { ro: 'clienți speciali', en: 'special customers' }, names: specialCustomerNames },
  drill: {
    measure: 'special_open',
    column: 'open',
    title: { ro: 'Dosare deschise', en: 'Open files' },
    about: specialCustomerNames,
    filesAt: openAt,
  },
  finding: ({ now, top }) => {
    const most = top('open');
    return {
      ro: `Peste 30 de zile: ${now('old')} din ${now('open')} deschise${most ? `; cele mai multe: ${most.label} (${most.value})` : ''}`,
      en: `Over 30 days: ${now('old')} of ${now('open')} open${most ? `; most: ${most.label} (${most.value})` : ''}`,
    };
  },
};
