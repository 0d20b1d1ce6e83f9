import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Comparison } from './scim-filter.ts';
import { idOf, isId } from './scim-id.ts';
import { conditionOf } from './scim-user-repository.ts';

type Tx = Transaction<Database>;

/** A group of a directory with its members. */
export type DirectoryGroup = {
  group_id: string;
  display_name: string;
  external_id: string | null;
  members: { user_id: string; full_name: string }[];
  row_version: number;
  created_at: Date;
  updated_at: Date;
};

const columns = (withMembers: boolean) => sql`
  g.group_id, g.display_name, g.external_id, g.row_version, g.created_at, g.updated_at, ${
    withMembers
      ? sql`coalesce((select jsonb_agg(jsonb_build_object('user_id', person.user_id, 'full_name', person.full_name)
            order by person.user_id)
          from provisioned_group_member member
          join app_user person on person.org_id = member.org_id and person.user_id = member.user_id
          where member.org_id = g.org_id and member.group_id = g.group_id), '[]')`
      : sql`'[]'::jsonb`
  } as members`;

const isMember = (value: Comparison['value']) => sql`exists (select from provisioned_group_member member
  where member.org_id = g.org_id and member.group_id = g.group_id and member.user_id = ${idOf(value)})`;

const conditions: Record<string, (value: Comparison['value']) => RawBuilder<unknown>> = {
  id: (value) => sql`g.group_id = ${idOf(value)}`,
  displayname: (value) => sql`lower(g.display_name) = lower(${String(value)})`,
  externalid: (value) => sql`g.external_id = ${String(value)}`,
  members: isMember,
  'members.value': isMember,
};

/** A page of the groups that a filter selects, with how many there are. */
export async function findDirectoryGroups(
  tx: Tx,
  orgId: string,
  filter: readonly Comparison[],
  { offset, limit, withMembers }: { offset: number; limit: number; withMembers: boolean },
): Promise<{ total: number; groups: DirectoryGroup[] }> {
  const where = filter.map(({ attribute, value }) => conditionOf(conditions, attribute, value));
  const selected = sql`from provisioned_group g where g.org_id = ${orgId}${sql.join(where, sql``)}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::integer as total ${selected}`.execute(tx);
  const { rows: groups } = await sql<DirectoryGroup>`
    select ${columns(withMembers)} ${selected} order by g.group_id offset ${offset} limit ${limit}`.execute(
    tx,
  );
  return { total: counted[0]?.total ?? 0, groups };
}

/** One group; what is no id names none. */
export async function findDirectoryGroup(
  tx: Tx,
  orgId: string,
  id: string,
  { isHeld = false, withMembers = true } = {},
): Promise<DirectoryGroup | undefined> {
  const { rows } = await sql<DirectoryGroup>`
    select ${columns(withMembers)} from provisioned_group g where g.org_id = ${orgId} and g.group_id = ${idOf(id)}
    ${isHeld ? sql`for no key update of g` : sql``}`.execute(tx);
  return rows[0];
}

/** Adds a group; undefined when another one has the name. */
export async function insertDirectoryGroup(
  tx: Tx,
  orgId: string,
  group: { name: string; externalId: string | null; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ group_id: string }>`
    insert into provisioned_group (org_id, display_name, external_id, created_at, updated_at)
    values (${orgId}, ${group.name}, ${group.externalId}, ${group.now}, ${group.now})
    on conflict do nothing returning group_id`.execute(tx);
  return rows[0]?.group_id;
}

/** Whether another group has a name. */
export async function isGroupNameTaken(tx: Tx, orgId: string, name: string, butOf: string): Promise<boolean> {
  const { rows } = await sql`
    select from provisioned_group
    where org_id = ${orgId} and lower(display_name) = lower(${name}) and group_id <> ${butOf}`.execute(tx);
  return rows.length > 0;
}

/** Stores a change of a group and raises its version. */
export async function changeDirectoryGroup(
  tx: Tx,
  orgId: string,
  groupId: string,
  group: { name: string; externalId: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('provisioned_group')
    .set((row) => ({
      display_name: group.name,
      external_id: group.externalId,
      updated_at: group.now,
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('group_id', '=', groupId)
    .execute();
}

export async function deleteDirectoryGroup(tx: Tx, orgId: string, groupId: string): Promise<void> {
  await tx
    .deleteFrom('provisioned_group')
    .where('org_id', '=', orgId)
    .where('group_id', '=', groupId)
    .execute();
}

/** Puts people into a group and takes the others out; answers whose membership changed, and how many ids named nobody. */
export async function setMembers(
  tx: Tx,
  { orgId, groupId }: { orgId: string; groupId: string },
  wanted: readonly string[],
): Promise<{ changed: string[]; unknown: number }> {
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))];
  const { rows } = await sql<{ user_id: string; is_known: boolean }>`
    with named as materialized (
      select person.user_id from app_user person
      left join provisioned_user known on known.org_id = person.org_id and known.user_id = person.user_id
      where person.org_id = ${orgId} and not person.is_external and known.deleted_at is null
        and person.user_id = any (${ids.filter(isId)}::uuid[])
    ), added as (
      insert into provisioned_group_member (org_id, group_id, user_id)
      select ${orgId}, ${groupId}, user_id from named on conflict do nothing returning user_id
    ), gone as (
      delete from provisioned_group_member member
      where member.org_id = ${orgId} and member.group_id = ${groupId}
        and not exists (select from named where named.user_id = member.user_id) returning user_id
    )
    select user_id, false as is_known from added union all select user_id, false from gone
    union all select user_id, true from named`.execute(tx);
  return {
    changed: rows.filter((row) => !row.is_known).map((row) => row.user_id),
    unknown: ids.length - rows.filter((row) => row.is_known).length,
  };
}
