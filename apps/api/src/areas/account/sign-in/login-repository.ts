import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared, platformOrgId } from '#src/kernel/database/index.ts';

/**
 * Whom a name belongs to; the transaction goes on in their organisation.
 *
 * An unknown name is nobody's, in an organisation that does not exist, and takes as long.
 */
export async function enterOrganisationOfLogin(tx: Transaction<Database>, username: string) {
  const { rows } = await sql<{ orgId: string; userId: string }>`${prepared}
    select set_config('app.org_id', found.org_id::text, true) as "orgId", found.user_id as "userId"
    from (
      select coalesce(login.org_id, ${platformOrgId}) as org_id, coalesce(login.user_id, ${platformOrgId}) as user_id
      from (select) as always left join find_login(${username}) as login on true
    ) as found`.execute(tx);
  return rows[0] ?? { orgId: platformOrgId, userId: platformOrgId };
}

/** What decides whether, and how far, a user gets in. */
export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

export function readAccount(tx: Transaction<Database>, orgId: string, userId: string) {
  return tx
    .selectFrom('app_user')
    .modifyFront(prepared)
    .innerJoin('organisation', 'organisation.org_id', 'app_user.org_id')
    .select([
      'app_user.org_id',
      'app_user.user_id',
      'app_user.password_hash',
      'app_user.email',
      'app_user.language',
    ])
    .select(['app_user.is_locked', 'app_user.is_password_expired', 'app_user.is_default_password'])
    .select(['app_user.is_one_time_password_required', 'app_user.is_external'])
    .select((expression) =>
      expression
        .and([expression.ref('app_user.is_active'), expression.ref('organisation.is_active')])
        .as('is_active'),
    )
    .select(['app_user.allowed_addresses', 'organisation.allowed_addresses as org_allowed_addresses'])
    .select(['organisation.org_code', 'organisation.sign_in_mode'])
    .leftJoin('user_invitation as code', (join) =>
      join
        .onRef('code.org_id', '=', 'app_user.org_id')
        .onRef('code.user_id', '=', 'app_user.user_id')
        .on('code.is_code', '=', true)
        .on('code.used_at', 'is', null),
    )
    .select(['code.key_hash as code_hash', 'code.expires_at as code_expires_at'])
    .where('app_user.org_id', '=', orgId)
    .where('app_user.user_id', '=', userId)
    .executeTakeFirst();
}

/** How people of an organisation sign in. */
export function readSignInRules(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('organisation')
    .select(['sign_in_mode', 'id_token_storage'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
}

export async function noteSignIn(
  tx: Transaction<Database>,
  user: { orgId: string; userId: string; now: Date; newPasswordHash: string | undefined },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({
      last_seen_at: user.now,
      ...(user.newPasswordHash !== undefined && { password_hash: user.newPasswordHash }),
    })
    .where('org_id', '=', user.orgId)
    .where('user_id', '=', user.userId)
    .modifyEnd(prepared)
    .execute();
}
