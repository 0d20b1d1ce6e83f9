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

/** Somebody who answers for the visits of an organisation. */
export type VisitManager = { email: string; language: 'ro' | 'en' };

/** Who manages the assessors. */
export async function findVisitManagers(tx: Tx, orgId: string): Promise<VisitManager[]> {
  const { rows } = await sql<VisitManager>`
    select person.email, person.language from app_user person
    where person.org_id = ${orgId} and person.is_active and person.email is not null
      and exists (select from user_role held where held.org_id = ${orgId} and held.user_id = person.user_id
        and held.role_code = 'AC.Assessor.Manager')
    order by person.user_id limit 5`.execute(tx);
  return rows;
}
