import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Somebody of the organisation, and how to write to them. */
export function findColleague(tx: Transaction<Database>, orgId: string, userId: string) {
  return tx
    .selectFrom('app_user')
    .select(['full_name', 'email', 'language'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
