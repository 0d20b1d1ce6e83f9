import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

const ownCode = sql`'own.' || own_role.own_role_id::text`;

type Tx = Transaction<Database>;

/** What a group gives, held until a change of it is stored. */
export type HeldMapping = {
  group_name: string;
  role_codes: string[];
  team_id: string | null;
  row_version: number;
};

export function holdMapping(tx: Tx, orgId: string, mappingId: string): Promise<HeldMapping | undefined> {
  return tx
    .selectFrom('group_mapping')
    .select(['group_name', 'role_codes', 'team_id', 'row_version'])
    .where('org_id', '=', orgId)
    .where('mapping_id', '=', mappingId)
    .forUpdate()
    .executeTakeFirst();
}

type Given = { roleCodes: string[]; teamId: string | null };
type Saving = { savedBy: string; now: Date };

/** Adds what a group gives; undefined when the group has something already. */
export async function insertMapping(
  tx: Tx,
  orgId: string,
  { groupName, roleCodes, teamId }: Given & { groupName: string },
  { savedBy, now }: Saving,
): Promise<string | undefined> {
  const { rows } = await sql<{ mapping_id: string }>`
    insert into group_mapping (org_id, group_name, role_codes, team_id, saved_at, saved_by_user_id)
    values (${orgId}, ${groupName}, ${roleCodes}::text[], ${teamId}, ${now}, ${savedBy})
    on conflict do nothing returning mapping_id`.execute(tx);
  return rows[0]?.mapping_id;
}

export async function changeMapping(
  tx: Tx,
  orgId: string,
  mappingId: string,
  { roleCodes, teamId }: Given,
  { savedBy, now }: Saving,
): Promise<void> {
  await tx
    .updateTable('group_mapping')
    .set((row) => ({
      role_codes: roleCodes,
      team_id: teamId,
      saved_at: now,
      saved_by_user_id: savedBy,
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('mapping_id', '=', mappingId)
    .execute();
}

export async function deleteMapping(tx: Tx, orgId: string, mappingId: string): Promise<void> {
  await tx
    .deleteFrom('group_mapping')
    .where('org_id', '=', orgId)
    .where('mapping_id', '=', mappingId)
    .execute();
}

/** Which of some roles there are; those of people from outside are no matter of groups. Composed ones stay until the call is over. */
export async function findKnownRoles(tx: Tx, orgId: string, roleCodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ role_code: string }>`
    select role_code from role where role_code = any (${roleCodes}::text[]) and role_code <> 'partner.user'
    order by position`.execute(tx);
  const own = await sql<{ role_code: string }>`
    select ${ownCode} as role_code from own_role
    where org_id = ${orgId} and ${ownCode} = any (${roleCodes}::text[]) order by name, own_role_id for share`.execute(
    tx,
  );
  return [...rows, ...own.rows].map((row) => row.role_code);
}

/** The first groups that give a role, with how many there are. */
export async function findMappingRows(tx: Tx, orgId: string, roleCode: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, group_name as label, null as address from group_mapping
    where org_id = ${orgId} and ${roleCode} = any (role_codes)
    order by lower(group_name) limit ${mostExamples}`.execute(tx);
  return rows;
}

/** What gives a role, in the order of the groups. */
export async function findMappingsWith(tx: Tx, orgId: string, roleCode: string): Promise<string[]> {
  const { rows } = await sql<{ mapping_id: string }>`
    select mapping_id from group_mapping where org_id = ${orgId} and ${roleCode} = any (role_codes)
    order by lower(group_name)`.execute(tx);
  return rows.map((row) => row.mapping_id);
}

/** Who is in the group of the directory that has a name. */
export async function findMembersOfName(tx: Tx, orgId: string, groupName: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select member.user_id from provisioned_group_member member
    join provisioned_group g on g.org_id = member.org_id and g.group_id = member.group_id
    where member.org_id = ${orgId} and lower(g.display_name) = lower(${groupName})`.execute(tx);
  return rows.map((row) => row.user_id);
}
