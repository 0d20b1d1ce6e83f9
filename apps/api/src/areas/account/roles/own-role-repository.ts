import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

type Tx = Transaction<Database>;
type Who = { orgId: string; userId: string };

const prefix = 'own.';

/** The id in the code of a composed role; undefined for a built-in one. */
export function ownRoleIdOf(code: string): string | undefined {
  const id = code.startsWith(prefix) ? code.slice(prefix.length) : '';
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

/** By what a composed role is given. */
export const roleCodeOf = (ownRoleId: string): string => `${prefix}${ownRoleId}`;

/** The built-in roles that a role stands for; a composed one keeps them until the call is over. */
export async function holdPartsOf(tx: Tx, orgId: string, code: string): Promise<string[]> {
  const ownRoleId = ownRoleIdOf(code);
  if (ownRoleId === undefined) return [code];
  await sql`select from own_role where org_id = ${orgId} and own_role_id = ${ownRoleId} for share`.execute(
    tx,
  );
  return partsOf(tx, orgId, ownRoleId);
}

/** The built-in roles of a composed one. */
export async function partsOf(tx: Tx, orgId: string, ownRoleId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('own_role_part')
    .select('role_code')
    .where('org_id', '=', orgId)
    .where('own_role_id', '=', ownRoleId)
    .orderBy('role_code')
    .execute();
  return rows.map(({ role_code: code }) => code);
}

/** Gives a composed role; undefined when it does not exist or the person was given it by hand. Answers its name. */
export async function insertOwnRoleOf(
  tx: Tx,
  { orgId, userId }: Who,
  { ownRoleId, givenBy, now }: { ownRoleId: string; givenBy: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    with given as (
      insert into user_own_role (org_id, user_id, own_role_id, granted_at, granted_by_user_id)
      select org_id, ${userId}, own_role_id, ${now}, ${givenBy} from own_role
      where org_id = ${orgId} and own_role_id = ${ownRoleId}
      -- Whoever is given by hand what a group gave keeps it when the group is gone.
      on conflict (org_id, user_id, own_role_id) do update set source = 'hand', granted_at = excluded.granted_at,
        granted_by_user_id = excluded.granted_by_user_id where user_own_role.source <> 'hand'
      returning own_role_id)
    select name from own_role join given using (own_role_id) where org_id = ${orgId}`.execute(tx);
  return rows[0]?.name;
}

/** Takes a composed role; undefined when the person does not have it. Answers its name. */
export async function deleteOwnRoleOf(
  tx: Tx,
  { orgId, userId }: Who,
  ownRoleId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    with taken as (
      delete from user_own_role where org_id = ${orgId} and user_id = ${userId} and own_role_id = ${ownRoleId}
      returning own_role_id)
    select name from own_role join taken using (own_role_id) where org_id = ${orgId}`.execute(tx);
  return rows[0]?.name;
}

/** A composed role, held until its change is stored. */
export async function holdOwnRole(
  tx: Tx,
  orgId: string,
  ownRoleId: string,
): Promise<{ name: string; description: string; row_version: number } | undefined> {
  const { rows } = await sql<{ name: string; description: string; row_version: number }>`
    select name, description, row_version from own_role where org_id = ${orgId} and own_role_id = ${ownRoleId}
    for update`.execute(tx);
  return rows[0];
}

type Words = { name: string; description: string };

/** Adds a composed role without parts, under a new id unless one is named. */
export async function insertOwnRole(
  tx: Tx,
  orgId: string,
  words: Words & { own_role_id?: string },
): Promise<string> {
  const row = await tx
    .insertInto('own_role')
    .values({ org_id: orgId, ...words })
    .returning('own_role_id')
    .executeTakeFirstOrThrow();
  return row.own_role_id;
}

/** Stores the words of a composed role and raises the version that it is read with. */
export async function changeOwnRole(tx: Tx, orgId: string, ownRoleId: string, words: Words): Promise<void> {
  await tx
    .updateTable('own_role')
    .set((row) => ({ ...words, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('own_role_id', '=', ownRoleId)
    .execute();
}

/** Stores the parts of a composed role; what did not change stays untouched, so nobody loses a role for a moment. */
export async function replaceParts(tx: Tx, orgId: string, ownRoleId: string, parts: readonly string[]) {
  await sql`
    insert into own_role_part (org_id, own_role_id, role_code)
    select ${orgId}, ${ownRoleId}, unnest(${parts}::text[]) on conflict do nothing`.execute(tx);
  await sql`
    delete from own_role_part where org_id = ${orgId} and own_role_id = ${ownRoleId}
      and role_code <> all (${parts}::text[])`.execute(tx);
}

/** Removes a composed role; the database refuses while somebody has it. */
export async function deleteOwnRole(tx: Tx, orgId: string, ownRoleId: string): Promise<void> {
  await tx.deleteFrom('own_role').where('org_id', '=', orgId).where('own_role_id', '=', ownRoleId).execute();
}

/** Whether each code is a built-in role that an organisation gives to its own people. */
export async function areBuiltIn(tx: Tx, codes: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::integer as known from role
    where role_code = any (${codes}::text[]) and role_code <> 'partner.user'`.execute(tx);
  return rows[0]?.known === codes.length;
}

/** Whether a built-in role has a name, in either language. */
export async function isBuiltInName(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from role where lower(${name}) in (lower(name_ro), lower(name_en)) limit 1`.execute(tx);
  return rows.length === 1;
}

type Source = 'hand' | 'scim' | 'claims';
type Holder = { user_id: string; email: string | null; language: Language; source: Source };

/** Who has a composed role, the same each time. */
export async function holdersOf(tx: Tx, orgId: string, ownRoleId: string): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select person.user_id, person.email, person.language, held.source from user_own_role held
    join app_user person on person.org_id = held.org_id and person.user_id = held.user_id
    where held.org_id = ${orgId} and held.own_role_id = ${ownRoleId} order by person.user_id`.execute(tx);
  return rows;
}

/** Lets a role of a person be kept by the groups that keep it, once they give it. */
export async function keepByGroups(
  tx: Tx,
  { orgId, userId }: Who,
  { role, source }: { role: string; source: Source },
): Promise<void> {
  const ownRoleId = ownRoleIdOf(role);
  await (
    ownRoleId === undefined
      ? sql`update user_role set source = ${source}
          where org_id = ${orgId} and user_id = ${userId} and role_code = ${role} and is_direct`
      : sql`update user_own_role set source = ${source}
          where org_id = ${orgId} and user_id = ${userId} and own_role_id = ${ownRoleId}`
  ).execute(tx);
}

/** The first people with a composed role, with how many there are. */
export async function findHolderRows(tx: Tx, orgId: string, ownRoleId: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, person.full_name as label, null as address from user_own_role held
    join app_user person on person.org_id = held.org_id and person.user_id = held.user_id
    where held.org_id = ${orgId} and held.own_role_id::text = ${ownRoleId}
    order by person.full_name, person.user_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** Whether the organisation composed a role with an id. */
export async function hasOwnRole(tx: Tx, orgId: string, ownRoleId: string): Promise<boolean> {
  const { rows } = await sql`
    select from own_role where org_id = ${orgId} and own_role_id::text = ${ownRoleId}`.execute(tx);
  return rows.length === 1;
}

/** Built-in roles with how many of the own people have them. */
export async function countBuiltIn(
  tx: Tx,
  orgId: string,
  language: Language,
): Promise<Omit<Schema<'BuiltInRole'>, 'can_give'>[]> {
  const { rows } = await sql<Omit<Schema<'BuiltInRole'>, 'can_give'>>`
    select role.role_code, role.${sql.ref(`name_${language}`)} as name, (
      select count(*)::integer from user_role held
      join app_user person on person.org_id = held.org_id and person.user_id = held.user_id
      where held.org_id = ${orgId} and held.role_code = role.role_code and person.is_active
        and not person.is_external) as people_count
    from role where role.role_code <> 'partner.user' order by role.position`.execute(tx);
  return rows;
}

/** The composed roles of an organisation by name, with their parts and who has them. */
export async function findOwnRoles(
  tx: Tx,
  orgId: string,
  language: Language,
): Promise<Omit<Schema<'OwnRole'>, 'can_change'>[]> {
  const { rows } = await sql<Omit<Schema<'OwnRole'>, 'can_change'>>`
    select own_role.own_role_id, 'own.' || own_role.own_role_id::text as role_code, own_role.name, own_role.description,
      coalesce((select jsonb_agg(jsonb_build_object('role_code', role.role_code, 'name',
          role.${sql.ref(`name_${language}`)}) order by role.position)
        from own_role_part part join role on role.role_code = part.role_code
        where part.org_id = own_role.org_id and part.own_role_id = own_role.own_role_id), '[]') as parts,
      cardinality(holders.names) as people_count, to_json(holders.names[1:10]) as people, own_role.row_version
    from own_role
    cross join lateral (select array(select person.full_name from user_own_role held
      join app_user person on person.org_id = held.org_id and person.user_id = held.user_id
      where held.org_id = own_role.org_id and held.own_role_id = own_role.own_role_id
      order by person.full_name, person.user_id) as names) holders
    where own_role.org_id = ${orgId} order by own_role.name, own_role.own_role_id`.execute(tx);
  return rows;
}
