import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PasswordPolicy } from '#src/kernel/database/index.ts';

type Mode = 'password' | 'password_or_provider' | 'provider';

/** What an organisation asks of passwords, and what its people sign in with, as it is stored. */
export async function readSignInSettings(tx: Transaction<Database>, orgId: string) {
  const { app_metadata: metadata, ...row } = await tx
    .selectFrom('organisation')
    .select(['org_code', 'org_name', 'sign_in_mode', 'app_metadata', 'row_version'])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return { ...row, policy: metadata.credentials?.password_policy ?? {} };
}

/** Stores policy and mode; answers whether nobody had changed the organisation since it was read. */
export async function writeSignInSettings(
  tx: Transaction<Database>,
  orgId: string,
  { policy, mode, row_version }: { policy: PasswordPolicy; mode: Mode; row_version: number },
): Promise<boolean> {
  const credentials = JSON.stringify({ credentials: { password_policy: policy } });
  const { numAffectedRows } = await sql`
    update organisation set app_metadata = app_metadata || ${credentials}::jsonb, sign_in_mode = ${mode},
      row_version = row_version + 1
    where org_id = ${orgId} and row_version = ${row_version}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Whether somebody has a password. */
export async function hasPassword(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody has signed in at an identity provider before, so that they can again. */
export async function isKnownToProvider(
  tx: Transaction<Database>,
  { orgId, userId, issuer }: { orgId: string; userId: string; issuer: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('external_identity')
    .select('subject')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row !== undefined;
}
