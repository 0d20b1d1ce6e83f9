import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

type Tx = Transaction<Database>;

const visits = (orgId: string, condition: RawBuilder<unknown>) => sql<UseRow>`
  select count(*) over ()::integer as total,
    to_char(visit.starts_at at time zone 'Europe/Bucharest', 'DD.MM.YYYY HH24:MI') || ' · ' || work.claim_file_no as label,
    '/workflow/getById/' || work.claim_file_no || '/' || work.assignment_id::text as address
  from visit join assignment work on work.org_id = visit.org_id and work.assignment_id = visit.assignment_id
  where visit.org_id = ${orgId} and ${condition}
  order by visit.starts_at, visit.visit_id limit ${mostExamples}`;

/** The first visits to come at a place, with how many there are. */
export async function findVisitsAtPlace(
  tx: Tx,
  orgId: string,
  placeId: string,
  now: Date,
): Promise<UseRow[]> {
  const condition = sql`visit.place_id::text = ${placeId} and visit.starts_at > ${now}
    and visit.status in ('booked', 'confirmed')`;
  const { rows } = await visits(orgId, condition).execute(tx);
  return rows;
}

/** The first visits that are booked on a day, with how many there are. */
export async function findVisitsOnDay(tx: Tx, orgId: string, day: string): Promise<UseRow[]> {
  const condition = sql`visit.status in ('booked', 'confirmed', 'on_the_way')
    and visit.starts_at >= ${day}::date::timestamp at time zone 'Europe/Bucharest'
    and visit.starts_at < (${day}::date + 1)::timestamp at time zone 'Europe/Bucharest'`;
  const { rows } = await visits(orgId, condition).execute(tx);
  return rows;
}

/** The first people whose working hours are at a place, with how many there are. */
export async function findPlansAtPlace(tx: Tx, orgId: string, placeId: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, person.full_name as label, null as address
    from working_plan plan join app_user person on person.org_id = plan.org_id and person.user_id = plan.user_id
    where plan.org_id = ${orgId} and plan.is_active and person.is_active
      and plan.hours @> jsonb_build_array(jsonb_build_object('place_id', ${placeId}::text))
    order by person.full_name, person.user_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** Whether the organisation has a place. */
export async function hasPlace(tx: Tx, orgId: string, placeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from place where org_id = ${orgId} and place_id::text = ${placeId}`.execute(tx);
  return rows.length === 1;
}
