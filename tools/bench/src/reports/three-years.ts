import { sumUpMonths } from '@dosar/api/areas/reports';
import { clientConfig, createDatabase, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';
import { invented, type Invented } from './invented-cases.ts';

/** An organisation with its history: who may see all reports, and the days that are written down. */
export type ThreeYears = { orgId: string; userId: string; from: string; to: string };

/** Days of three years, as many as a report shows. */
const days = 1096;

/** A manager of the demo world. */
const reader = 'maria.stan';

/** The measure whose cases are there one by one, as a file of all of them needs. */
const caseMeasure = 'received';

/** Gives a database of the benchmark three years of daily snapshots, unless it has them. */
export async function withThreeYears(
  database: DatabaseConnection,
  report: (text: string) => void,
): Promise<ThreeYears> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    const { rows } = await client.query<{ org_id: string; user_id: string }>(
      'select org_id, user_id from app_user where username = $1',
      [reader],
    );
    const [found] = rows;
    if (found === undefined) throw new Error('The demo world has no manager.');
    const { org_id: orgId, user_id: userId } = found;
    const kept = await writtenDays(client, orgId);
    if (kept === undefined) {
      report('filling three years of daily snapshots');
      await fill(client, orgId);
    }
    const period = kept ?? (await writtenDays(client, orgId));
    if (period === undefined) throw new Error('The snapshots of three years were not written.');
    if (kept === undefined) await sumUp(database, { orgId, ...period });
    return { orgId, userId, ...period };
  } finally {
    await client.end();
  }
}

/** Makes the newest day one that is still to be written down. */
export async function forgetNewestDay(
  database: DatabaseConnection,
  { orgId, to }: ThreeYears,
): Promise<void> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    for (const table of ['snapshot_case', 'daily_snapshot', 'snapshot_day'])
      await client.query(`delete from ${table} where org_id = $1 and snapshot_date = $2`, [orgId, to]);
  } finally {
    await client.end();
  }
}

/** First and last of the days that are written down, if those are as many as they should be. */
async function writtenDays(client: pg.Client, orgId: string) {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select min(snapshot_date)::text as from, max(snapshot_date)::text as to from snapshot_day where org_id = $1
      having count(*) = ${days}`,
    [orgId],
  );
  return rows[0];
}

async function fill(client: pg.Client, orgId: string): Promise<void> {
  await client.query('begin');
  await client.query(`set local work_mem = '256MB'`);
  await client.query(
    'truncate snapshot_day, snapshot_case, daily_snapshot, monthly_snapshot, snapshot_correction',
  );
  await client.query('select setseed(0.4242)');
  await client.query(
    `insert into snapshot_day (org_id, snapshot_date)
      select $1, current_date - number from generate_series(1, ${days}) as number`,
    [orgId],
  );
  await client.query(cases(invented.filter(({ measures }) => measures.includes(caseMeasure))), [orgId]);
  await client.query(
    `insert into daily_snapshot (org_id, snapshot_date, measure, policy_type_code, county_code, subject, value, count, amount_bani)
      select org_id, snapshot_date, measure, policy_type_code, county_code, subject, value, count(*), sum(amount_bani)
      from snapshot_case group by 1, 2, 3, 4, 5, 6, 7`,
  );
  for (const one of invented.filter(({ measures }) => !measures.includes(caseMeasure)))
    for (const measure of one.measures) await client.query(counts(measure, one), [orgId]);
  for (const statement of [
    stock('open_files', 6),
    stock('open_month', 4),
    stock('open_old', 1),
    stock('special_open', 2),
    stock('special_open_month', 1),
    away,
  ])
    await client.query(statement, [orgId]);
  await client.query('commit');
  await client.query('vacuum (analyze) snapshot_day, snapshot_case, daily_snapshot');
}

async function sumUp(
  database: DatabaseConnection,
  period: { orgId: string; from: string; to: string },
): Promise<void> {
  const db = createDatabase(database, { maxConnections: 1 });
  try {
    await sumUpMonths(db, period);
  } finally {
    await db.close();
  }
}

function happened(
  measure: string,
  {
    of,
    chance = 1,
    times = 1,
    after = '0',
    subject = `''`,
    value,
    amount = '0',
    condition = 'true',
  }: Invented,
): string {
  const begun = {
    file: `select claim_file_id, policy_type_code, county_code, partner_id, special_customer_id, opened_at::date as day from claim_file where org_id = $1`,
    work: `select claim_file_id, policy_type_code, county_code, assigned_user_id, assignment_type_code, created_at::date as day
      from assignment where org_id = $1 and category_code = 'done'`,
  };
  return `
    select $1::uuid as org_id, '${measure}' as measure, begun.day + late.days as snapshot_date, begun.claim_file_id,
      begun.policy_type_code, coalesce(begun.county_code, '') as county_code, ${subject} as subject,
      ${value ?? 'late.days'} as value, ${amount} as amount_bani
    from (${begun[of]}) begun
      cross join (select array_agg(place_id) as ids from place where org_id = $1) places
      cross join generate_series(1, ${times}) as time
      cross join lateral (select ${after} as days, begun.claim_file_id, time) late
    where random() < ${chance} and ${condition} and begun.day + late.days between current_date - ${days} and current_date - 1`;
}

const cases = (all: readonly Invented[]) => `
  insert into snapshot_case (org_id, measure, snapshot_date, claim_file_id, policy_type_code, county_code, subject, value,
    amount_bani)
  ${all.map((one) => happened(caseMeasure, one)).join(' union all ')} order by snapshot_date`;

const counts = (measure: string, one: Invented) => `
  insert into daily_snapshot (org_id, snapshot_date, measure, policy_type_code, county_code, subject, value, count, amount_bani)
  select org_id, snapshot_date, measure, policy_type_code, county_code, subject, value, count(*), sum(amount_bani)
  from (${happened(measure, one)}) happened group by 1, 2, 3, 4, 5, 6, 7 order by 2, 4, 5, 6, 7`;

/** What there is at the end of every day: each kind of policy in each county, the oldest bands of age first. */
const stock = (measure: string, bands: number) => `
  insert into daily_snapshot (org_id, snapshot_date, measure, policy_type_code, county_code, subject, value, count, amount_bani)
  select $1, day.snapshot_date, '${measure}', policy_type_code, county_code, band, 0, 1 + floor(random() * 40)::integer, 0
  from (select snapshot_date from snapshot_day where org_id = $1) day cross join policy_type cross join county
    cross join unnest((array['d91', 'd61', 'd31', 'd16', 'd8', 'd0'])[1:${bands}]) as band
  order by 2, 4, 5, 6`;

/** A day in twelve away, three of four of them covered. */
const away = `
  insert into daily_snapshot (org_id, snapshot_date, measure, policy_type_code, county_code, subject, value, count, amount_bani)
  select $1, snapshot_date, measure, '', '', user_id::text, 0, 1, 0
  from (select day.snapshot_date, user_id, random() as dice from snapshot_day day cross join app_user person
      where day.org_id = $1 and person.org_id = $1) drawn
    cross join lateral (values ('away_day', 0.08), ('away_covered', 0.06)) as counted (measure, below)
  where dice < below`;
