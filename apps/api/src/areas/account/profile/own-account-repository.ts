import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { UserMetadata } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Whose = { orgId: string; userId: string };

/** What people may see of their own account; names of teams in `language`. */
export function readOwnAccount(tx: Transaction<Database>, { orgId, userId }: Whose, language: Language) {
  return tx
    .selectFrom('app_user as person')
    .innerJoin('organisation', 'organisation.org_id', 'person.org_id')
    .leftJoin('team', (join) =>
      join.onRef('team.org_id', '=', 'person.org_id').onRef('team.team_id', '=', 'person.team_id'),
    )
    .leftJoin('app_user as manager', (join) =>
      join
        .onRef('manager.org_id', '=', 'person.org_id')
        .onRef('manager.user_id', '=', 'person.manager_user_id'),
    )
    .select(['person.username', 'person.full_name', 'person.nickname', 'person.email', 'person.phone'])
    .select(['person.language', 'person.user_metadata', 'person.password_changed_at', 'person.row_version'])
    .select(['organisation.theme', 'manager.full_name as manager_full_name'])
    .select(language === 'ro' ? 'team.name_ro as team_name' : 'team.name_en as team_name')
    .where('person.org_id', '=', orgId)
    .where('person.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

type OwnChange = Whose & {
  nickname: string;
  language: Language;
  preferences: Schema<'Preferences'>;
  /** The version that was read; a newer one is not overwritten. */
  ifVersion: number;
};

/** Stores what people change about themselves; answers whether the account was still as they had read it. */
export async function changeOwnAccount(tx: Transaction<Database>, change: OwnChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set((row) => ({
      nickname: change.nickname,
      language: change.language,
      // Beside the preferences stands the worklist that was left behind.
      user_metadata: sql`user_metadata || ${JSON.stringify({ preferences: change.preferences })}::jsonb`,
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', change.orgId)
    .where('user_id', '=', change.userId)
    .where('row_version', '=', change.ifVersion)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps something of a person's pages beside what is kept already, such as how the worklist was left. */
export async function keepUserMetadata(
  tx: Transaction<Database>,
  { orgId, userId }: Whose,
  kept: Partial<UserMetadata>,
): Promise<void> {
  await sql`
    update app_user set user_metadata = user_metadata || ${JSON.stringify(kept)}::jsonb
    where org_id = ${orgId} and user_id = ${userId}`.execute(tx);
}
