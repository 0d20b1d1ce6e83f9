import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** At how many visits of a file the claimant or the vehicle was missing at most that are named. */
const mostMissed = 10;

/** When a claimant did not come to visits of a file, or the vehicle was not there, the first one first. */
export async function findMissedHours(tx: Tx, orgId: string, claimFileId: string): Promise<Date[]> {
  const { rows } = await sql<{ starts_at: Date }>`
    select starts_at from visit where org_id = ${orgId} and claim_file_id = ${claimFileId}
      and status in ('client_no_show', 'vehicle_absent')
    order by starts_at, visit_id limit ${mostMissed}`.execute(tx);
  return rows.map(({ starts_at: startsAt }) => startsAt);
}

/** Somebody of the staff who is written to about visits. */
export type StaffReader = { full_name: string; email: string; language: 'ro' | 'en' };

/** Who manages the assessors. */
export async function findVisitManagers(tx: Tx, orgId: string): Promise<StaffReader[]> {
  const { rows } = await sql<StaffReader>`
    select person.full_name, person.email, person.language from app_user person
    where person.org_id = ${orgId} and person.is_active and person.email is not null
      and exists (select from user_role held where held.org_id = ${orgId} and held.user_id = person.user_id
        and held.role_code = 'AC.Assessor.Manager')
    order by person.user_id limit 5`.execute(tx);
  return rows;
}

/** Who makes a visit; nobody who has no address or works here no more. */
export async function findAssessor(tx: Tx, orgId: string, userId: string): Promise<StaffReader[]> {
  const { rows } = await sql<StaffReader>`
    select full_name, email, language from app_user
    where org_id = ${orgId} and user_id = ${userId} and is_active and email is not null`.execute(tx);
  return rows;
}

/** How many visits of a period did not take place because somebody or the vehicle was missing, or the place was closed. */
export async function countMissedVisits(
  tx: Tx,
  orgId: string,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from visit where org_id = ${orgId} and starts_at >= ${from} and starts_at < ${until}
      and status in ('client_no_show', 'vehicle_absent', 'assessor_no_show', 'place_closed')`.execute(tx);
  return rows[0]?.count ?? 0;
}
