import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { isStaff } from '../rules/people-repository.ts';

type Tx = Transaction<Database>;

/** How many people each team of an organisation needs on a working day, and how many it has, by the names of the teams. */
export async function findPresenceMinimums(
  tx: Tx,
  orgId: string,
  language: 'ro' | 'en',
): Promise<Schema<'PresenceMinimum'>[]> {
  const { rows } = await sql<Schema<'PresenceMinimum'>>`
    select team.team_id, team.${sql.ref(`name_${language}`)} as name,
      (select count(*)::int from app_user member
        where member.org_id = ${orgId} and member.team_id = team.team_id and ${isStaff('member')}) as members,
      minimum.people, coalesce(minimum.row_version, 0) as row_version
    from team left join presence_minimum minimum
      on minimum.org_id = ${orgId} and minimum.team_id = team.team_id
    where team.org_id = ${orgId}
    order by name, team.team_id
    limit 500`.execute(tx);
  return rows;
}

/** Stores the number of a team, or takes it away; answers whether nobody had changed it since it was read. */
export async function storePresenceMinimum(
  tx: Tx,
  orgId: string,
  { team_id: teamId, people, row_version: rowVersion }: Schema<'PresenceMinimumChange'>,
): Promise<boolean> {
  if (rowVersion === 0) {
    if (people === null) return true;
    const inserted = await tx
      .insertInto('presence_minimum')
      .values({ org_id: orgId, team_id: teamId, people })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  if (people === null) {
    const deleted = await tx
      .deleteFrom('presence_minimum')
      .where('org_id', '=', orgId)
      .where('team_id', '=', teamId)
      .where('row_version', '=', rowVersion)
      .executeTakeFirst();
    return deleted.numDeletedRows === 1n;
  }
  const updated = await tx
    .updateTable('presence_minimum')
    .set((row) => ({ people, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('team_id', '=', teamId)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
