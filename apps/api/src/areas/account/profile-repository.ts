import type { Transaction } from 'kysely';
import type { Database } from '../../generated/database.ts';

/** What a profile says about an organisation. */
export function readOrganisation(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('organisation')
    .select([
      'org_code',
      'org_key',
      'org_name',
      'short_name',
      'org_type',
      'logo_url',
      'material_color',
      'align_logo',
    ])
    .select(['theme', 'color', 'sidebar', 'background_color', 'default_language', 'app_metadata'])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
}

/** What a profile says about a user. */
export function readUser(tx: Transaction<Database>, orgId: string, userId: string) {
  return tx
    .selectFrom('app_user')
    .select(['user_id', 'username', 'nickname', 'full_name', 'language', 'is_external', 'user_metadata'])
    .select(['is_password_expired', 'is_default_password'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The users in whose name this one may work on a day. */
export function readReplacedUsers(tx: Transaction<Database>, orgId: string, userId: string, today: string) {
  return tx
    .selectFrom('replacement')
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.org_id', '=', 'replacement.org_id')
        .onRef('app_user.user_id', '=', 'replacement.replaced_user_id'),
    )
    .select(['app_user.user_id', 'app_user.username'])
    .distinct()
    .where('replacement.org_id', '=', orgId)
    .where('replacement.deputy_user_id', '=', userId)
    .where('replacement.date_from', '<=', today)
    .where('replacement.date_to', '>=', today)
    .where('replacement.revoked_at', 'is', null)
    .where('app_user.is_active', '=', true)
    .orderBy('app_user.username')
    .limit(100)
    .execute();
}

/** The key under which a guest's assignment is addressed. */
export async function readAssignmentKey(
  tx: Transaction<Database>,
  orgId: string,
  assignmentId: string,
): Promise<string> {
  const row = await tx
    .selectFrom('assignment')
    .select('assignment_key')
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return row.assignment_key;
}
