import { sql, type RawBuilder } from 'kysely';
import type { Report, ReportColumn, SnapshotDays, Sums } from '../extension-points.ts';
import { dayOf, ofFile, partnerNames, within } from './case-sql.ts';
import { counted, percent, summed } from './shares.ts';

/** Fewer cases say more about chance, or about one person, than about a partner. */
const leastCases = 10;
/** Fewer partners would tell the figures of one to the other. */
const leastPartners = 3;

// The work that partners had done by the last time it was done; what is done again counts on its new day.
const done = ({ orgId }: SnapshotDays, from: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  select job.claim_file_id, job.partner_job_id, job.partner_id, job.promised_on, job.agreed_bani, last.done_at, last.offered_no
  from partner_job job
  join lateral (
    select max(step.happened_at) filter (where step.act = 'finish') as done_at,
      max(step.step_no) filter (where step.act in ('send', 'offer_next')) as offered_no
    from partner_job_step step where step.org_id = ${orgId} and step.partner_job_id = job.partner_job_id
  ) last on ${condition}
  where job.org_id = ${orgId} and job.partner_id is not null and job.state in ('done', 'invoiced', 'paid')
    and job.state_since >= ${from}`;

const doneOf = (days: SnapshotDays) =>
  done(
    days,
    sql`${days.from}::date::timestamp at time zone 'Europe/Bucharest'`,
    within(sql`last.done_at`, days),
  );

// Of the steps of a job those count that came after it was offered to whoever did it.
const stepsOf = ({ orgId }: SnapshotDays) => sql`partner_job_step step where step.org_id = ${orgId}
  and step.partner_job_id = work.partner_job_id and step.step_no > coalesce(work.offered_no, 0)`;

/** Cases of work that was done in the days, each with its value. */
const ofWork = (days: SnapshotDays, value: RawBuilder<unknown>, more: RawBuilder<unknown>) => sql`
  select ${ofFile}, ${dayOf(sql`work.done_at`)} as happened_on, work.partner_id::text as subject,
    ${value} as value, 0 as amount_bani
  from (${doneOf(days)}) work
  join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = work.claim_file_id ${more}`;

const begunOf = (days: SnapshotDays) => sql`
  join lateral (select min(step.happened_at) as at from ${stepsOf(days)} and step.act = 'start_work') begun
    on begun.at is not null`;
const daysInShop = sql`round(extract(epoch from (work.done_at - begun.at)) / 86400)::integer`;

const graded = (days: SnapshotDays, condition: RawBuilder<unknown>) => sql`
  select ${ofFile}, ${dayOf(sql`grade.graded_at`)} as happened_on, grade.partner_id::text as subject, 0 as value,
    0 as amount_bani
  from partner_job_grade grade
  join partner_job job on job.org_id = ${days.orgId} and job.partner_job_id = grade.partner_job_id
  join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = job.claim_file_id
  where grade.org_id = ${days.orgId} and ${condition} and ${within(sql`grade.graded_at`, days)}`;

/**
 * By how many days the work took longer than half of that of the same kind of partners in their county, over the 90 days
 * until then.
 *
 * No case where fewer than three partners there have ten or more: nothing could be said of the county.
 */
const againstCounty = (days: SnapshotDays) => sql`
  select ${ofFile}, day.day as happened_on, work.partner_id::text as subject,
    (work.days - county.days)::integer as value, 0 as amount_bani
  from (select generate_series(${days.from}::date, ${days.to}::date, interval '1 day')::date as day) day
  cross join lateral (
    with work as materialized (
      select work.claim_file_id, work.partner_id, partner.kind, partner.county_code, ${dayOf(sql`work.done_at`)} as done_on,
        ${daysInShop} as days
      from (${done(
        days,
        sql`(day.day - 89)::timestamp at time zone 'Europe/Bucharest'`,
        sql`last.done_at >= (day.day - 89)::timestamp at time zone 'Europe/Bucharest'
          and last.done_at < (day.day + 1)::timestamp at time zone 'Europe/Bucharest'`,
      )}) work ${begunOf(days)}
      join partner on partner.org_id = ${days.orgId} and partner.partner_id = work.partner_id
    ),
    own as (select partner_id, kind, county_code, count(*) as cases,
        percentile_cont(0.5) within group (order by work.days) as days
      from work group by partner_id, kind, county_code),
    county as (select kind, county_code, percentile_cont(0.5) within group (order by own.days) as days from own
      where cases >= ${leastCases} group by kind, county_code having count(*) >= ${leastPartners})
    select work.claim_file_id, work.partner_id, work.days, round(county.days) as county_days
    from work join county on county.kind = work.kind and county.county_code = work.county_code
    where work.done_on = day.day
  ) work
  cross join lateral (select work.county_days as days) county
  join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = work.claim_file_id`;

/** Half of the cases take at most that; nothing of too few. */
const half = (measure: string, key: string, title: ReportColumn['title'], unit: ReportColumn['unit']) => ({
  key,
  title,
  unit,
  of: (sums: Sums) => (sums.count(measure) < leastCases ? null : sums.quantile(measure, 0.5)),
});

/** The share of the cases of a measure; nothing of too few. */
const shareOf = (part: string, whole: string, key: string, title: ReportColumn['title']): ReportColumn => ({
  key,
  title,
  unit: 'percent',
  of: ({ count }) => (count(whole) < leastCases ? null : percent(count(part), count(whole))),
});

/** How partners work: how soon they answer, how long they take, what they cost against what was agreed, and what claimants say. */
export const partners: Report = {
  state: 'partners',
  category: 'contact',
  name: { ro: 'Parteneri', en: 'Partners' },
  definition: {
    ro: 'Lucrări terminate în perioadă, după cine le-a făcut. Răspunsul este de la ofertă la acceptare sau refuz; zilele în service, de la începutul lucrării; „față de promis”, după ziua promisă; „față de județ”, după mediana partenerilor de același fel din județ în ultimele 90 de zile, unde cel puțin trei au zece lucrări. Devizul este primul față de suma agreată. Mulțumiți: notele 4 și 5. Sub zece cazuri nu se arată nicio cifră. Dosarele închise și plata sunt ale dosarelor cu acest partener.',
    en: 'Work that was done in the period, by who did it. The answer is from the offer to the acceptance or refusal; days in the shop are from the beginning of the work; “against promised” is from the promised day; “against county” is from the median of the partners of the kind in the county in the last 90 days, where three have ten jobs or more. The estimate is the first one against what was agreed. Pleased: grades 4 and 5. Of fewer than ten cases there is no figure. Files closed and paid are those of files with this partner.',
  },
  roles: ['*.manager', 'org.configurator', 'org.partner_admin'],
  measures: [
    { code: 'partner_done', cases: (days) => ofWork(days, sql`0`, sql``) },
    {
      code: 'partner_answer',
      cases: (days) => sql`
        select ${ofFile}, ${dayOf(sql`offer.answered_at`)} as happened_on, offer.partner_id::text as subject,
          round(extract(epoch from (offer.answered_at - offer.sent_at)) / 3600)::integer as value, 0 as amount_bani
        from partner_job_offer offer
        join partner_job job on job.org_id = ${days.orgId} and job.partner_job_id = offer.partner_job_id
        join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = job.claim_file_id
        where offer.org_id = ${days.orgId} and offer.partner_id is not null and offer.answer in ('accepted', 'declined')
          and ${within(sql`offer.answered_at`, days)}`,
    },
    { code: 'partner_in_shop', cases: (days) => ofWork(days, daysInShop, begunOf(days)) },
    { code: 'partner_county', cases: againstCounty },
    {
      code: 'partner_late',
      cases: (days) =>
        ofWork(
          days,
          sql`${dayOf(sql`work.done_at`)} - work.promised_on`,
          sql`where work.promised_on is not null`,
        ),
    },
    {
      code: 'partner_over',
      cases: (days) =>
        ofWork(
          days,
          sql`round((first.bani - work.agreed_bani) * 100.0 / work.agreed_bani)::integer`,
          sql`join lateral (select (step.facts ->> 'quote_bani')::bigint as bani from ${stepsOf(days)}
              and step.act = 'quote' order by step.step_no limit 1) first on first.bani is not null
            where work.agreed_bani is not null`,
        ),
    },
    {
      code: 'partner_again',
      cases: (days) =>
        ofWork(days, sql`0`, sql`where exists (select from ${stepsOf(days)} and step.act = 'reopen')`),
    },
    { code: 'partner_graded', cases: (days) => graded(days, sql`grade.grade is not null`) },
    { code: 'partner_pleased', cases: (days) => graded(days, sql`grade.grade >= 4`) },
    {
      code: 'partner_closed',
      cases: (
        days,
      ) => sql`select ${ofFile}, ${dayOf(sql`file.closed_at`)} as happened_on, file.partner_id::text as subject,
        0 as value, coalesce((file.paid_amount * 100)::bigint, 0) as amount_bani
        from claim_file file
        where file.org_id = ${days.orgId} and file.partner_id is not null and ${within(sql`file.closed_at`, days)}`,
    },
  ],
  columns: [
    counted('done', 'partner_done', { ro: 'Lucrări gata', en: 'Jobs done' }),
    half('partner_answer', 'answer', { ro: 'Răspuns', en: 'Answer' }, 'hours'),
    half('partner_in_shop', 'in_shop', { ro: 'Zile în service', en: 'Days in the shop' }, 'days'),
    half('partner_county', 'county', { ro: 'Față de județ', en: 'Against county' }, 'days'),
    half('partner_late', 'late', { ro: 'Față de promis', en: 'Against promised' }, 'days'),
    half('partner_over', 'over', { ro: 'Deviz peste agreat, %', en: 'Estimate over agreed, %' }, 'percent'),
    shareOf('partner_again', 'partner_done', 'again', { ro: 'Refăcute, %', en: 'Done again, %' }),
    shareOf('partner_pleased', 'partner_graded', 'pleased', { ro: 'Mulțumiți, %', en: 'Pleased, %' }),
    counted('closed', 'partner_closed', { ro: 'Dosare închise', en: 'Files closed' }),
    summed('amount', 'partner_closed', { ro: 'Plătit, lei', en: 'Paid, lei' }),
  ],
  figure: 'in_shop',
  better: 'less',
  cases: 'done',
  stacked: ['done'],
  subject: { title: { ro: 'parteneri', en: 'partners' }, names: partnerNames },
  drill: {
    measure: 'partner_done',
    column: 'done',
    title: { ro: 'Lucrări gata', en: 'Jobs done' },
    about: partnerNames,
  },
  finding: ({ now, top }) => {
    const most = top('done');
    return {
      ro: `Lucrări gata: ${now('done')}; dosare închise cu parteneri: ${now('closed')}${most ? `; cele mai multe lucrări: ${most.label} (${most.value})` : ''}`,
      en: `Jobs done: ${now('done')}; files closed with partners: ${now('closed')}${most ? `; most jobs: ${most.label} (${most.value})` : ''}`,
    };
  },
};
