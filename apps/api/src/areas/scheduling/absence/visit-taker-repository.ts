import { sql, type Transaction } from 'kysely';
import { takesWork } from '#src/kernel/access/takes-work-sql.ts';
import type { Database } from '#src/generated/database.ts';

/** Assessors with working hours besides somebody who leaves, with how many visits each has to make. */
export async function findVisitTakers(
  tx: Transaction<Database>,
  { orgId, userId, now }: { orgId: string; userId: string; now: Date },
): Promise<{ userId: string; load: number }[]> {
  const { rows } = await sql<{ userId: string; load: number }>`
    select person.user_id as "userId", (select count(*)::integer from visit
      where visit.org_id = ${orgId} and visit.user_id = person.user_id and visit.status in ('booked', 'confirmed')
        and visit.starts_at > ${now}) as load
    from working_plan plan join app_user person on person.org_id = ${orgId} and person.user_id = plan.user_id
    where plan.org_id = ${orgId} and plan.is_active and person.user_id <> ${userId}
      and ${takesWork('person')}
      and exists (select from user_role held where held.org_id = ${orgId} and held.user_id = person.user_id
        and held.role_code = 'AC.Assessor')
    order by load, person.full_name limit 500`.execute(tx);
  return rows;
}
