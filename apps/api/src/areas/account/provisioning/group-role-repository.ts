import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Rows of who is in which group, by name: `user_id` and `group_name`. */
export type GroupNames = RawBuilder<unknown>;

/** The groups of the directory that people are in. */
export const namesOfMembers = (orgId: string, userIds: readonly string[]): GroupNames => sql`
  select member.user_id, g.display_name as group_name from provisioned_group_member member
  join provisioned_group g on g.org_id = member.org_id and g.group_id = member.group_id
  where member.org_id = ${orgId} and member.user_id = any (${userIds}::uuid[])`;

/** The groups that a provider names for somebody who signs in. */
export const namesOfClaims = (userId: string, groups: readonly string[]): GroupNames => sql`
  select ${userId}::uuid as user_id, named as group_name from unnest(${groups}::text[]) as named`;

/** A role that somebody has now, or has no more. */
export type RoleChange = {
  user_id: string;
  role_code: string;
  kind: 'role_given' | 'role_taken';
  name_ro: string;
  name_en: string;
  email: string | null;
  language: 'ro' | 'en';
};

type Rule = {
  orgId: string;
  source: 'scim' | 'claims';
  /** Somebody who gets no role, whatever their groups. */
  notTo: string | null;
  /** Roles that are not taken. */
  kept: readonly string[];
  now: Date;
};

/** Gives and takes roles, so that those of one source are what the groups give; answers what changed. */
export async function changeMappedRoles(
  tx: Tx,
  names: GroupNames,
  userIds: readonly string[],
  { orgId, source, notTo, kept, now }: Rule,
): Promise<RoleChange[]> {
  await sql`
    select from app_user where org_id = ${orgId} and user_id = any (${userIds}::uuid[])
    order by user_id for no key update`.execute(tx);
  const { rows } = await sql<RoleChange>`
    with wanted as materialized (
      select named.user_id, role.role_code,
        bool_or(mapping.saved_by_user_id <> named.user_id) and named.user_id is distinct from ${notTo}::uuid as is_new
      from (${names}) named
      join group_mapping mapping on mapping.org_id = ${orgId} and lower(mapping.group_name) = lower(named.group_name)
      join role on role.role_code = any (mapping.role_codes) and role.role_code <> 'partner.user'
      group by named.user_id, role.role_code
    ), given as (
      insert into user_role (org_id, user_id, role_code, granted_at, source)
      select ${orgId}, user_id, role_code, ${now}, ${source} from wanted where is_new
      -- What a composed role brought already stays when that role goes.
      on conflict (org_id, user_id, role_code) do update set is_direct = true, source = excluded.source
        where not user_role.is_direct
      returning user_id, role_code
    ), taken as (
      delete from user_role held
      where held.org_id = ${orgId} and held.user_id = any (${userIds}::uuid[]) and held.source = ${source}
        and held.role_code <> all (${kept}::text[])
        and not exists (select from wanted where wanted.user_id = held.user_id and wanted.role_code = held.role_code)
      returning user_id, role_code
    ), changed as (
      select user_id, role_code, 'role_given' as kind from given
      union all select user_id, role_code, 'role_taken' from taken
    ), raised as (
      update app_user set row_version = row_version + 1
      where org_id = ${orgId} and user_id in (select user_id from changed)
    )
    select changed.user_id, changed.role_code, changed.kind, role.name_ro, role.name_en,
      case when person.is_active then person.email end as email, person.language
    from changed join role on role.role_code = changed.role_code
    join app_user person on person.org_id = ${orgId} and person.user_id = changed.user_id
    order by changed.user_id, role.position`.execute(tx);
  return rows;
}

/** The same of composed roles; a kept role stays also where a composed one brings it. */
export async function changeMappedOwnRoles(
  tx: Tx,
  names: GroupNames,
  userIds: readonly string[],
  { orgId, source, notTo, kept, now }: Rule,
): Promise<RoleChange[]> {
  const { rows } = await sql<RoleChange>`
    with wanted as materialized (
      select named.user_id, own_role.own_role_id,
        bool_or(mapping.saved_by_user_id <> named.user_id) and named.user_id is distinct from ${notTo}::uuid as is_new
      from (${names}) named
      join group_mapping mapping on mapping.org_id = ${orgId} and lower(mapping.group_name) = lower(named.group_name)
      join own_role on own_role.org_id = ${orgId}
        and 'own.' || own_role.own_role_id::text = any (mapping.role_codes)
      group by named.user_id, own_role.own_role_id
    ), given as (
      insert into user_own_role (org_id, user_id, own_role_id, granted_at, source)
      select ${orgId}, user_id, own_role_id, ${now}, ${source} from wanted where is_new
      on conflict do nothing
      returning user_id, own_role_id
    ), taken as (
      delete from user_own_role held
      where held.org_id = ${orgId} and held.user_id = any (${userIds}::uuid[]) and held.source = ${source}
        and not exists (select from own_role_part part where part.org_id = held.org_id
          and part.own_role_id = held.own_role_id and part.role_code = any (${kept}::text[]))
        and not exists (select from wanted
          where wanted.user_id = held.user_id and wanted.own_role_id = held.own_role_id)
      returning user_id, own_role_id
    ), changed as (
      select user_id, own_role_id, 'role_given' as kind from given
      union all select user_id, own_role_id, 'role_taken' from taken
    ), raised as (
      update app_user set row_version = row_version + 1
      where org_id = ${orgId} and user_id in (select user_id from changed)
    )
    select changed.user_id, 'own.' || changed.own_role_id::text as role_code, changed.kind,
      own_role.name as name_ro, own_role.name as name_en,
      case when person.is_active then person.email end as email, person.language
    from changed join own_role on own_role.org_id = ${orgId} and own_role.own_role_id = changed.own_role_id
    join app_user person on person.org_id = ${orgId} and person.user_id = changed.user_id
    order by changed.user_id, own_role.name`.execute(tx);
  return rows;
}

type Move = { user_id: string; from_team_id: string | null; to_team_id: string };

/** Who belongs into another team by their groups; of several teams the one of the first group by name. */
export async function findMappedTeams(
  tx: Tx,
  orgId: string,
  names: GroupNames,
  userIds: readonly string[],
): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select person.user_id, person.team_id as from_team_id, wanted.team_id as to_team_id
    from (
      select distinct on (named.user_id) named.user_id, mapping.team_id from (${names}) named
      join group_mapping mapping on mapping.org_id = ${orgId} and lower(mapping.group_name) = lower(named.group_name)
      join team on team.org_id = mapping.org_id and team.team_id = mapping.team_id and team.closed_at is null
      order by named.user_id, lower(mapping.group_name)
    ) wanted join app_user person on person.org_id = ${orgId} and person.user_id = wanted.user_id
    where person.user_id = any (${userIds}::uuid[]) and person.is_active
      and person.team_id is distinct from wanted.team_id`.execute(tx);
  return rows;
}

/** Who made the token of a directory. */
export async function readTokenMaker(tx: Tx, orgId: string, tokenId: string): Promise<string> {
  const row = await tx
    .selectFrom('provisioning_token')
    .select('created_by_user_id')
    .where('org_id', '=', orgId)
    .where('token_id', '=', tokenId)
    .executeTakeFirstOrThrow();
  return row.created_by_user_id;
}
