import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

const columns = ['sender_name', 'reply_to_email', 'dkim_selector', 'row_version'] as const;

/** Whom the e-mails of an organisation come from, as it is stored. */
export function readSender(tx: Transaction<Database>, orgId: string) {
  return tx.selectFrom('organisation').select(columns).where('org_id', '=', orgId).executeTakeFirstOrThrow();
}

/** Stores it; nothing when somebody else changed the organisation since it was read. */
export function changeSender(
  tx: Transaction<Database>,
  orgId: string,
  { row_version, ...sender }: Schema<'SenderSettings'>,
) {
  return tx
    .updateTable('organisation')
    .set((row) => ({ ...sender, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('row_version', '=', row_version)
    .returning(columns)
    .executeTakeFirst();
}

/** How somebody is reached, and in which language. */
export function readOwnContact(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
) {
  return tx
    .selectFrom('app_user')
    .select(['email', 'phone', 'language'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
