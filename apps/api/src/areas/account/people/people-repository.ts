import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { roleNamesOf } from './role-names-sql.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type State = Schema<'PersonState'>;

/** What is asked of the list of people. */
export type PeopleSearch = {
  q: string | undefined;
  state: State | undefined;
  roleCode: string | undefined;
  teamId: string | undefined;
};

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const stateOf = sql<State>`case when not person.is_active then 'deactivated' when person.is_locked then 'locked'
  when person.password_hash is not null then 'active'
  when person.is_default_password then 'invited' else 'reset' end`;

const ownRoleCode = sql`'own.' || own_role.own_role_id::text`;

// A person of a partner signs in here, too, but belongs to the pages of partners.
const people = (orgId: string, language: Language) => sql`
  select person.user_id, person.username, person.full_name, person.email, team.${sql.ref(`name_${language}`)} as team_name,
    ${roleNamesOf(language)} as role_names,
    ${stateOf} as state, ${instant('person.last_seen_at')} as last_seen_at,
    case when invitation.used_at is null then ${instant('invitation.expires_at')} end as invitation_expires_at,
    coalesce(invitation.is_code, false) as has_code,
    person.phone, person.language, person.allowed_addresses, person.lock_reason, person.row_version
  from app_user person
  left join team on team.org_id = person.org_id and team.team_id = person.team_id
  left join user_invitation invitation on invitation.org_id = person.org_id and invitation.user_id = person.user_id
  where person.org_id = ${orgId} and not person.is_external`;

/** A person as the list shows them, with what their own page shows beside it. */
export type UserRow = Schema<'PersonRow'> &
  Pick<Schema<'User'>, 'phone' | 'language' | 'allowed_addresses' | 'lock_reason' | 'row_version'>;

/** A page of the people of an organisation, in the order of their names. */
export async function findPeople(
  tx: Tx,
  orgId: string,
  { q, state, roleCode, teamId }: PeopleSearch,
  page: { after: PagePosition | undefined; limit: number; language: Language },
): Promise<UserRow[]> {
  const words = q?.trim() ?? '';
  const { rows } = await sql<UserRow>`
    ${people(orgId, page.language)}
      ${
        words === ''
          ? sql``
          : sql`and fold_text(person.full_name || ' ' || person.username || ' ' || coalesce(person.email, ''))
              like '%' || replace(replace(fold_text(${words}), '\\', '\\\\'), '%', '\\%') || '%'`
      }
      ${state === undefined ? sql`` : sql`and ${stateOf} = ${state}`}
      ${
        roleCode === undefined
          ? sql``
          : sql`and (exists (select from user_role held where held.org_id = person.org_id
              and held.user_id = person.user_id and held.role_code = ${roleCode})
              or exists (select from user_own_role own_role where own_role.org_id = person.org_id
              and own_role.user_id = person.user_id and ${ownRoleCode} = ${roleCode}))`
      }
      ${teamId === undefined ? sql`` : sql`and person.team_id = ${teamId}`}
      ${page.after === undefined ? sql`` : sql`and (person.full_name, person.user_id) > (${page.after.key}, ${page.after.id}::uuid)`}
    order by person.full_name, person.user_id limit ${page.limit}`.execute(tx);
  return rows;
}

/** How many people there are in each state; a state without anybody is left out. */
export async function countPeople(tx: Tx, orgId: string): Promise<Schema<'PeoplePage'>['counts']> {
  const { rows } = await sql<Schema<'PeoplePage'>['counts'][number]>`
    select ${stateOf} as state, count(*)::integer as count from app_user person
    where person.org_id = ${orgId} and not person.is_external group by 1 order by 1`.execute(tx);
  return rows;
}

/** One person of an organisation. */
export async function findUser(
  tx: Tx,
  orgId: string,
  userId: string,
  language: Language,
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`${people(orgId, language)} and person.user_id = ${userId}`.execute(tx);
  return rows[0];
}

// Of a provider nobody knows the groups before the next sign-in: any that it may name.
const groupsThatGive = sql`array(
  select mapping.group_name from group_mapping mapping
  where mapping.org_id = held.org_id and held.role_code = any (mapping.role_codes)
    and (held.source = 'claims' or held.source = 'scim' and exists (
      select from provisioned_group_member member
      join provisioned_group g on g.org_id = member.org_id and g.group_id = member.group_id
      where member.org_id = held.org_id and member.user_id = held.user_id
        and lower(g.display_name) = lower(mapping.group_name)))
  order by mapping.group_name limit 20)`;

/** The groups that give a person a role, and would give it back; none for one that was given by hand. */
export async function findGroupsThatGive(
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
  role: string,
): Promise<string[]> {
  const { rows } = await sql<{ groups: string[] }>`
    select ${groupsThatGive} as groups from (
      select org_id, user_id, role_code, source from user_role where is_direct
      union all select org_id, user_id, 'own.' || own_role_id::text, source from user_own_role) held
    where held.org_id = ${orgId} and held.user_id = ${userId} and held.role_code = ${role}`.execute(tx);
  return rows[0]?.groups ?? [];
}

/** The roles that a person was given, with who gave them: built-in ones in their order, then composed ones by name. */
export async function findRolesOf(
  tx: Tx,
  orgId: string,
  userId: string,
  language: Language,
): Promise<Schema<'UserRole'>[]> {
  const { rows } = await sql<Schema<'UserRole'>>`
    select given.role_code, given.name, ${instant('given.granted_at')} as granted_at, giver.full_name as granted_by,
      given.source, given.groups
    from (
      select held.role_code, role.${sql.ref(`name_${language}`)} as name, role.position, held.granted_at,
        held.granted_by_user_id, held.source, ${groupsThatGive} as groups
      from user_role held join role on role.role_code = held.role_code
      where held.org_id = ${orgId} and held.user_id = ${userId} and held.is_direct
      union all
      select ${ownRoleCode}, own_role.name, null, held.granted_at, held.granted_by_user_id, held.source,
        ${groupsThatGive}
      from (select *, 'own.' || own_role_id::text as role_code from user_own_role) held
      join own_role on own_role.org_id = held.org_id and own_role.own_role_id = held.own_role_id
      where held.org_id = ${orgId} and held.user_id = ${userId}) given
    left join app_user giver on giver.org_id = ${orgId} and giver.user_id = given.granted_by_user_id
    order by given.position nulls last, given.name, given.role_code`.execute(tx);
  return rows;
}

/** Codes of the built-in roles that a person has, given by themselves or by composed roles. */
export async function findRoleCodesOf(tx: Tx, orgId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ role_code: string }>`
    select role_code from user_role where org_id = ${orgId} and user_id = ${userId} order by role_code`.execute(
    tx,
  );
  return rows.map(({ role_code: code }) => code);
}

/** A role that people are given, with the built-in ones that it stands for. */
export type RoleRow = Schema<'RolesToGive'>[number] & { parts: string[] };

/** Every role that there is; those of people from outside are given by the pages of partners. */
export async function findRoles(tx: Tx, orgId: string, language: Language): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    select role_code, name, parts from (
      select role_code, ${sql.ref(`name_${language}`)} as name, array[role_code] as parts, position from role
      where role_code <> 'partner.user'
      union all
      select ${ownRoleCode}, own_role.name, array(select part.role_code from own_role_part part
        where part.org_id = own_role.org_id and part.own_role_id = own_role.own_role_id), null
      from own_role where own_role.org_id = ${orgId}) roles
    order by position nulls last, name, role_code`.execute(tx);
  return rows;
}

/** Whether nobody else administers the organisation: others are locked out, have left, or never had the role. */
export async function isLastAdministrator(tx: Tx, orgId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_last: boolean }>`
    select bool_or(person.user_id = ${userId}) and not bool_or(person.user_id <> ${userId}) as is_last
    from app_user person join user_role held on held.org_id = person.org_id and held.user_id = person.user_id
    where person.org_id = ${orgId} and held.role_code = 'org.configurator' and person.is_active and not person.is_locked`.execute(
    tx,
  );
  return rows[0]?.is_last ?? false;
}
