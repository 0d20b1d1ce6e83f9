import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Whom a provider means by a subject. */
export type ExternalIdentity = { orgId: string; issuer: string; subject: string };

/** The user behind a subject, and that the subject was seen again. */
export async function findLinkedUser(
  tx: Transaction<Database>,
  identity: ExternalIdentity,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('external_identity')
    .set({ last_used_at: now })
    .where('org_id', '=', identity.orgId)
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** The active user of an organisation with an e-mail address or a user name; undefined unless there is exactly one. */
export async function findUserByClaim(
  tx: Transaction<Database>,
  orgId: string,
  claim: { name: 'email' | 'preferred_username'; value: string },
): Promise<string | undefined> {
  const users = tx
    .selectFrom('app_user')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .limit(2);
  const value = claim.value.trim().toLowerCase();
  const found = await (
    claim.name === 'email'
      ? users.where((expression) => expression(expression.fn<string>('lower', ['email']), '=', value))
      : users.where('username_normalised', '=', value)
  ).execute();
  return found.length === 1 ? found[0]?.user_id : undefined;
}

/** Remembers whom a subject means; false when the issuer already means this user by another subject. */
export async function linkUser(
  tx: Transaction<Database>,
  { orgId, issuer, subject }: ExternalIdentity,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('external_identity')
    .values({ org_id: orgId, issuer, subject, user_id: userId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
