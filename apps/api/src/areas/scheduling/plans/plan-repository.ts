import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Assessors with their plans, by name; one by id. Who has none yet works nowhere. */
export async function findPlans(tx: Tx, orgId: string, userId?: string): Promise<Schema<'AssessorPlan'>[]> {
  const { rows } = await sql<Schema<'AssessorPlan'>>`
    select person.user_id, person.full_name, plan.row_version, coalesce(plan.skills, '{}') as skills,
      coalesce(plan.daily_cap, 7) as daily_cap, coalesce(plan.travel_minutes, 30) as travel_minutes,
      coalesce(plan.is_active, false) as is_active, coalesce(plan.hours, '[]') as hours,
      coalesce(plan.exceptions, '[]') as exceptions
    from app_user person
      left join working_plan plan on plan.org_id = ${orgId} and plan.user_id = person.user_id
    where person.org_id = ${orgId} and person.is_active
      and (${userId ?? null}::uuid is null or person.user_id = ${userId ?? null})
      and exists (select from user_role role where role.org_id = ${orgId} and role.user_id = person.user_id
        and role.role_code = 'AC.Assessor')
    order by person.full_name, person.user_id limit 300`.execute(tx);
  return rows;
}

/** Who of some people has hours at a place. */
export async function findPlannedPeople(
  tx: Tx,
  orgId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from working_plan where org_id = ${orgId} and user_id = any (${userIds}::uuid[]) and is_active
    order by user_id limit 1000`.execute(tx);
  return rows.map(({ user_id: userId }) => userId);
}

/** The version of a plan, locked; `undefined` when there is none. */
export async function lockPlan(tx: Tx, orgId: string, userId: string): Promise<number | undefined> {
  const { rows } = await sql<{ row_version: number }>`
    select row_version from working_plan where org_id = ${orgId} and user_id = ${userId} for update`.execute(
    tx,
  );
  return rows[0]?.row_version;
}

/** How many of the places exist. */
export async function countPlaces(tx: Tx, orgId: string, placeIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from place where org_id = ${orgId} and place_id = any (${placeIds}::uuid[])`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Stores a plan. */
export async function writePlan(tx: Tx, orgId: string, plan: Schema<'EditedPlan'>): Promise<void> {
  const values = {
    skills: plan.skills,
    daily_cap: plan.daily_cap,
    travel_minutes: plan.travel_minutes,
    is_active: plan.is_active,
    hours: JSON.stringify(plan.hours),
    exceptions: JSON.stringify(plan.exceptions),
  };
  await tx
    .insertInto('working_plan')
    .values({ org_id: orgId, user_id: plan.user_id, ...values })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'user_id']).doUpdateSet((eb) => ({
        ...values,
        row_version: eb('working_plan.row_version', '+', 1),
      })),
    )
    .execute();
}
