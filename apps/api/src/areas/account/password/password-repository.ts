import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A user whose password is to be checked or replaced, with what the organisation asks of passwords. */
export type PasswordAccount = Awaited<ReturnType<typeof readPasswordAccount>>;

export function readPasswordAccount(tx: Transaction<Database>, orgId: string, userId: string) {
  return tx
    .selectFrom('app_user')
    .innerJoin('organisation', 'organisation.org_id', 'app_user.org_id')
    .select(['app_user.username', 'app_user.password_hash', 'app_user.email', 'app_user.language'])
    .select(['organisation.org_name', 'organisation.app_metadata'])
    .where('app_user.org_id', '=', orgId)
    .where('app_user.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Replaces a password, unless somebody else has replaced it since it was read; false then. */
export async function storePassword(
  tx: Transaction<Database>,
  user: { orgId: string; userId: string },
  password: { before: string | null; hash: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('app_user')
    .set({
      password_hash: password.hash,
      password_changed_at: password.now,
      is_password_expired: false,
      is_default_password: false,
    })
    .where('org_id', '=', user.orgId)
    .where('user_id', '=', user.userId)
    .where('password_hash', 'is not distinct from', password.before)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a session that waited for a new password open everything; false when it does not wait, or has ended. */
export async function openToStaff(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('session')
    .set({ kind: 'staff' })
    .where('org_id', '=', orgId)
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'renew')
    .where('revoked_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}
