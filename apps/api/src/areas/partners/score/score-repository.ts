import { trendWeeks, type ScoreMeasure, type ScoreSum, type ScoreTrendSum } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';

type Tx = Transaction<Database>;
type Kind = Schema<'PartnerKind'>;
/** The last 90 days and those before. */
export type ScoreDays = { orgId: string; since: Date; before: Date };

/** A partner as the scores name it. */
export type ScoredPartner = { partner_id: string; name: string; kind: Kind; county_code: string | null };

/** One partner; undefined when the organisation has no such partner. */
export async function findScored(
  tx: Tx,
  orgId: string,
  partnerId: string,
): Promise<ScoredPartner | undefined> {
  const { rows } = await sql<ScoredPartner>`
    select partner_id, name, kind, county_code from partner
    where org_id = ${orgId} and partner_id = ${partnerId}`.execute(tx);
  return rows[0];
}

/** The partners of a kind that stand in one of some counties. */
export async function findNeighbours(
  tx: Tx,
  orgId: string,
  places: readonly Pick<ScoredPartner, 'kind' | 'county_code'>[],
): Promise<ScoredPartner[]> {
  const { rows } = await sql<ScoredPartner>`
    select partner_id, name, kind, county_code from partner
    where org_id = ${orgId} and (kind, county_code) in (
      select * from unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ county_code: code }) => code)}::text[]))`.execute(
    tx,
  );
  return rows;
}

/** A page of the partners that had an offer or work in the last 90 days, by name, each with how many jobs it did. */
export async function findWorking(
  tx: Tx,
  { orgId, since }: ScoreDays,
  kind: Kind | undefined,
  { after, limit }: { after: PagePosition | undefined; limit: number },
): Promise<(ScoredPartner & { job_count: number })[]> {
  const beyond =
    after === undefined
      ? sql``
      : sql`and (partner.name, partner.partner_id) > (${after.key}, ${after.id}::uuid)`;
  const { rows } = await sql<ScoredPartner & { job_count: number }>`
    select partner.partner_id, partner.name, partner.kind, partner.county_code, (
      select count(*)::integer from partner_job job where job.org_id = ${orgId} and job.partner_id = partner.partner_id
        and job.state in ('done', 'invoiced', 'paid') and exists (select from partner_job_step step
          where step.org_id = ${orgId} and step.partner_job_id = job.partner_job_id and step.act = 'finish'
            and step.happened_at > ${since})) as job_count
    from partner
    where partner.org_id = ${orgId} ${kind === undefined ? sql`` : sql`and partner.kind = ${kind}`} ${beyond}
      and exists (select from partner_job_offer offer where offer.org_id = ${orgId}
        and offer.partner_id = partner.partner_id and offer.sent_at > ${since})
    order by partner.name, partner.partner_id limit ${limit}`.execute(tx);
  return rows;
}

const done = ({ orgId, before }: ScoreDays, partnerIds: readonly string[]) => sql`
  select job.partner_id, job.partner_job_id, job.promised_on, job.agreed_bani, last.done_at, last.offered_no
  from partner_job job
  join lateral (
    select max(happened_at) filter (where act = 'finish') as done_at,
      max(step_no) filter (where act in ('send', 'offer_next')) as offered_no
    from partner_job_step step where step.org_id = ${orgId} and step.partner_job_id = job.partner_job_id
  ) last on last.done_at > ${before}
  where job.org_id = ${orgId} and job.partner_id = any (${partnerIds}::uuid[]) and job.state in ('done', 'invoiced', 'paid')`;

// What happened to some partners in twice the period, each with what it counts for its measure.
function facts(days: ScoreDays, partnerIds: readonly string[]) {
  const { orgId, before } = days;
  // Of the steps of a job those count that came after it was offered to whoever did it.
  const stepsOfDone = sql`partner_job_step step where step.org_id = ${orgId} and step.partner_job_id = done.partner_job_id
    and step.step_no > coalesce(done.offered_no, 0)`;
  return sql`
    done as (${done(days, partnerIds)}),
    fact as (
      select offer.partner_id, 'answer' as measure, offer.answered_at as happened_at,
        extract(epoch from (offer.answered_at - offer.sent_at))::float8 / 3600 as value
      from partner_job_offer offer
      where offer.org_id = ${orgId} and offer.partner_id = any (${partnerIds}::uuid[]) and offer.answer in ('accepted', 'declined')
        and offer.answered_at > ${before}
      union all
      select done.partner_id, 'in_shop', done.done_at, extract(epoch from (done.done_at - begun.at))::float8 / 86400
      from done join lateral (select min(step.happened_at) as at from ${stepsOfDone} and step.act = 'start_work') begun
        on begun.at is not null
      union all
      select partner_id, 'late', done_at, ((done_at at time zone 'Europe/Bucharest')::date - promised_on)::float8
      from done where promised_on is not null
      union all
      select done.partner_id, 'estimate', done.done_at,
        (first.bani - done.agreed_bani)::float8 * 10000 / done.agreed_bani
      from done join lateral (select (step.facts ->> 'quote_bani')::bigint as bani from ${stepsOfDone} and step.act = 'quote'
        order by step.step_no limit 1) first on first.bani is not null
      where done.agreed_bani is not null
      union all
      select done.partner_id, 'reopened', done.done_at,
        case when exists (select from ${stepsOfDone} and step.act = 'reopen') then 10000 else 0 end
      from done
      union all
      select grade.partner_id, 'grade', grade.graded_at, grade.grade * 100
      from partner_job_grade grade
      where grade.org_id = ${orgId} and grade.partner_id = any (${partnerIds}::uuid[]) and grade.graded_at > ${before}
    )`;
}

// Half of the cases of a measure are at most its figure, but a share and a grade are means.
const figure = sql`(case when measure in ('reopened', 'grade') then avg(value)
  else percentile_cont(0.5) within group (order by value) end)::float8`;

/** What each measure comes to for some partners: a median, the share of jobs done again, or the mean grade. */
export async function sumScores(tx: Tx, days: ScoreDays, partnerIds: readonly string[]): Promise<ScoreSum[]> {
  if (partnerIds.length === 0) return [];
  const { rows } = await sql<ScoreSum & { measure: ScoreMeasure }>`
    with ${facts(days, partnerIds)}
    select partner_id as "partnerId", measure, happened_at > ${days.since} as "isNow", count(*)::integer as count,
      ${figure} as value
    from fact group by 1, 2, 3`.execute(tx);
  return rows;
}

/** The same for one partner in the 90 days that ended at the beginning of each of the last 13 weeks, the newest ending now. */
export async function sumTrend(
  tx: Tx,
  days: ScoreDays,
  partnerId: string,
  now: Date,
): Promise<ScoreTrendSum[]> {
  const { rows } = await sql<ScoreTrendSum>`
    with ${facts(days, [partnerId])}
    select measure, weeks_ago as "weeksAgo", count(*)::integer as count, ${figure} as value
    from generate_series(0, ${trendWeeks - 1}) as weeks_ago
    join fact on happened_at > ${days.since}::timestamptz - weeks_ago * interval '7 days'
      and happened_at <= ${now}::timestamptz - weeks_ago * interval '7 days'
    group by 1, 2`.execute(tx);
  return rows;
}
