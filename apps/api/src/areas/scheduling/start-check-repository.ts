import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** How many places are open for bookings, and how many people have a plan of work. */
export async function countPlacesAndPlans(tx: Tx, orgId: string) {
  const { rows } = await sql<{ places: number; plans: number }>`
    select (select count(*)::int from place where org_id = ${orgId} and is_active) as places,
      (select count(*)::int from working_plan where org_id = ${orgId} and is_active) as plans`.execute(tx);
  return rows[0] ?? { places: 0, plans: 0 };
}
