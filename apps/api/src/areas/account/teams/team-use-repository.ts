import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

type Tx = Transaction<Database>;
type Team = { orgId: string; teamId: string };

/** The first people of a team, with how many there are; whoever has left does not count. */
export async function findMemberRows(tx: Tx, { orgId, teamId }: Team): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, full_name as label, null as address from app_user
    where org_id = ${orgId} and team_id::text = ${teamId} and is_active and not is_external
    order by full_name, user_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** Everybody of a team, also who has left and may come back, held in the order of their ids. */
export async function holdMembers(tx: Tx, { orgId, teamId }: Team): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from app_user where org_id = ${orgId} and team_id = ${teamId}
    order by user_id for no key update`.execute(tx);
  return rows.map((row) => row.user_id);
}

/** The first groups of the directory that bring people to a team, with how many there are. */
export async function findMappingRows(tx: Tx, { orgId, teamId }: Team): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, left(group_name, 200) as label, '/config/provisioning' as address
    from group_mapping where org_id = ${orgId} and team_id::text = ${teamId}
    order by group_name, mapping_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** Lets groups bring people to another team; who saved what they give stays. Answers the groups. */
export async function moveMappings(
  tx: Tx,
  { orgId, teamId }: Team,
  toTeamId: string,
): Promise<{ mapping_id: string; group_name: string }[]> {
  const { rows } = await sql<{ mapping_id: string; group_name: string }>`
    update group_mapping set team_id = ${toTeamId}, row_version = row_version + 1
    where org_id = ${orgId} and team_id = ${teamId} returning mapping_id, group_name`.execute(tx);
  return rows;
}
