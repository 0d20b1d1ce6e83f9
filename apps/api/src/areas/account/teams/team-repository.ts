import { newId } from '@dosar/kernel/ids';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Names = { name_ro: string; name_en: string };

/** Makes a team; answers its id. */
export async function insertTeam(tx: Tx, orgId: string, names: Names): Promise<string> {
  const row = await tx
    .insertInto('team')
    .values({ org_id: orgId, team_code: `team_${newId()}`, ...names })
    .returning('team_id')
    .executeTakeFirstOrThrow();
  return row.team_id;
}

type ReadTeam = { orgId: string; teamId: string; ifVersion: number };

/** Renames a team; answers whether it still was as it was read. */
export async function renameTeam(
  tx: Tx,
  { orgId, teamId, ifVersion }: ReadTeam,
  names: Names,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('team')
    .set((row) => ({ ...names, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('team_id', '=', teamId)
    .where('row_version', '=', ifVersion)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Holds a team: nobody joins it, and nobody else closes it, before this transaction ends. */
export async function holdTeam(tx: Tx, orgId: string, teamId: string): Promise<void> {
  await sql`select from team where org_id = ${orgId} and team_id = ${teamId} for update`.execute(tx);
}

/** Closes a team; answers whether it still was as it was read. */
export async function closeTeam(tx: Tx, { orgId, teamId, ifVersion }: ReadTeam, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('team')
    .set((row) => ({ closed_at: now, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('team_id', '=', teamId)
    .where('row_version', '=', ifVersion)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks people against other moves, in the order of their ids; answers the team of each, null for none. */
export async function lockTeamsOf(
  tx: Tx,
  orgId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ user_id: string; team_id: string | null }>`
    select user_id, team_id from app_user
    where org_id = ${orgId} and user_id = any (${userIds}::uuid[]) and is_active and not is_external
    order by user_id for no key update`.execute(tx);
  return new Map(rows.map((row) => [row.user_id, row.team_id]));
}

type TeamMove = { userId: string; fromTeamId: string | null; toTeamId: string | null };

/**
 * Moves somebody to another team, or out of any, and keeps that they were there.
 *
 * From then on they report to the manager of the new team; to nobody where it has none or several.
 */
export async function moveToTeam(
  tx: Tx,
  orgId: string,
  { userId, fromTeamId, toTeamId }: TeamMove,
  { movedBy, now }: { movedBy: string | null; now: Date },
): Promise<void> {
  await sql`
    update app_user person set team_id = ${toTeamId}, row_version = person.row_version + 1, manager_user_id = (
      select case when count(*) = 1 then (array_agg(manager.user_id))[1] end from app_user manager
      where manager.org_id = ${orgId} and manager.team_id = ${toTeamId} and manager.user_id <> ${userId}
        and manager.is_active and exists (select from user_role held where held.org_id = ${orgId}
          and held.user_id = manager.user_id and held.role_code like '_%.manager'))
    where person.org_id = ${orgId} and person.user_id = ${userId}`.execute(tx);
  await tx
    .insertInto('team_move')
    .values({
      org_id: orgId,
      user_id: userId,
      from_team_id: fromTeamId,
      to_team_id: toTeamId,
      moved_at: now,
      moved_by_user_id: movedBy,
    })
    .execute();
}
