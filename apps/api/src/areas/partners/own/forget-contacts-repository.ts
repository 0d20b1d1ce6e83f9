import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Forgets who drove the cars of jobs that ended before a moment. */
export async function forgetContacts(
  tx: Transaction<Database>,
  orgId: string,
  endedBefore: Date,
): Promise<void> {
  await sql`
    update partner_job set contact_name = null, contact_phone = null
    where org_id = ${orgId} and ended_at < ${endedBefore}
      and (contact_name is not null or contact_phone is not null)`.execute(tx);
}
