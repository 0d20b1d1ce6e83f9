import { clientConfig, isConcurrencyError, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** Work that waits for a visit, as many as there are callers, and who inspects where. */
export type BenchCalendar = { works: string[]; people: { user_id: string; place_id: string }[] };

const assessors = 40;
const visits = 6_000;
const callers = 200;

const attempts = 5;

/** Gives a database of the benchmark its calendar anew: assessors at every place, and their visits, past and to come. */
export async function withCalendar(
  database: DatabaseConnection,
  wantedWorks = callers,
): Promise<BenchCalendar> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await setCalendar(database, wantedWorks);
    } catch (error) {
      // The product is running, and its jobs write to the same tables: a deadlock ends this transaction or theirs.
      if (attempt === attempts || !isConcurrencyError(error)) throw error;
    }
}

async function setCalendar(database: DatabaseConnection, wantedWorks: number): Promise<BenchCalendar> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ org_id: string }>("select find_org_by_code('demo') as org_id");
    const orgId = rows[0]?.org_id;
    // The product is running: a truncation would wait for its jobs, and they for it.
    await client.query(
      'delete from visit_news_recipient; delete from visit_news; delete from visit_change; delete from field_report; delete from visit',
    );
    await client.query('delete from working_plan');
    await client.query(
      `insert into app_user (org_id, username, username_normalised, full_name, nickname)
        select $1, 'bench.' || number, 'bench.' || number, 'Inspector ' || number, 'Inspector'
        from generate_series(1, $2::integer) as number on conflict (username_normalised) do nothing`,
      [orgId, assessors],
    );
    await client.query(
      `insert into working_plan (org_id, user_id, daily_cap, travel_minutes, hours)
        select $1, user_id, 40, 0, (select jsonb_agg(jsonb_build_object('place_id', place_id, 'weekday', weekday,
          'from_minute', 480, 'to_minute', 1020, 'breaks', '[]'::jsonb)) from generate_series(1, 5) as weekday)
        from (select user_id, row_number() over (order by username) as number from app_user
          where org_id = $1 and username like 'bench.%') person
        join (select place_id, row_number() over (order by name) as number, count(*) over () as count from place
          where org_id = $1 and is_active and kind <> 'mobile') place
          on place.number = person.number % place.count + 1`,
      [orgId],
    );
    // A tenth of them is still to come: one each day for each assessor.
    await client.query(
      `insert into visit (org_id, claim_file_id, assignment_id, visit_type, status, place_id, user_id, starts_at, ends_at,
          created_at)
        select $1, work.claim_file_id, work.assignment_id, 'first',
          case when number <= ${visits} / 10 then 'booked' else 'done' end, (plan.hours -> 0 ->> 'place_id')::uuid,
          plan.user_id, hour, hour + interval '45 minutes', hour - interval '3 days'
        from generate_series(1, ${visits}) as number
          join (select claim_file_id, assignment_id, row_number() over (order by assignment_id) as number from assignment
            where org_id = $1) work using (number)
          join (select user_id, hours, row_number() over (order by user_id) as place from working_plan where org_id = $1) plan
            on plan.place = number % ${assessors} + 1
          cross join lateral (select date_trunc('day', now()) + interval '8 hours' + case when number <= ${visits} / 10
            then make_interval(days => (1 + number / ${assessors})::integer) else make_interval(days => (-1 - number / ${assessors})::integer) end
            as hour) at`,
      [orgId],
    );
    const works = await worksToSchedule(client, orgId, wantedWorks);
    const { rows: people } = await client.query<BenchCalendar['people'][number]>(
      `select user_id, hours -> 0 ->> 'place_id' as place_id from working_plan where org_id = $1 order by user_id`,
      [orgId],
    );
    await client.query('commit');
    await client.query('analyze visit, working_plan, place, lane');
    return { works, people };
  } finally {
    await client.end();
  }
}

/** Inspections without a visit to come, made ready to be scheduled. */
async function worksToSchedule(
  client: pg.Client,
  orgId: string | undefined,
  wanted: number,
): Promise<string[]> {
  const { rows: works } = await client.query<{ assignment_id: string }>(
    `update assignment set status_code = 'to_schedule' where assignment_id in (
        select assignment_id from assignment where org_id = $1 and assignment_type_code = 'assessment'
          and category_code in ('new', 'active', 'waiting') and not exists (select from visit
            where visit.assignment_id = assignment.assignment_id and status = 'booked') order by assignment_id limit ${wanted})
      returning assignment_id`,
    [orgId],
  );
  if (works.length < wanted) throw new Error(`Only ${works.length} inspections can be scheduled.`);
  return works.map(({ assignment_id: id }) => id);
}
