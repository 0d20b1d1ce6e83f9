import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { foldedText } from './people-file.ts';

/** A person of the own staff whom a file may be about. */
export type KnownPerson = {
  user_id: string;
  username_normalised: string;
  full_name: string;
  email: string | null;
  phone: string | null;
  language: 'ro' | 'en';
  is_active: boolean;
  roles: string[];
};

/** Everything by which lines of a file of people are judged. */
export type ImportFacts = {
  giver: { giverId: string; giverRoles: readonly string[] };
  /** By their user names. */
  people: ReadonlyMap<string, KnownPerson>;
  /** Who has an e-mail address, also of partners. */
  emails: ReadonlyMap<string, string>;
  /** User names of the file that somebody of the installation has. */
  takenUsernames: ReadonlySet<string>;
  teams: ReadonlyMap<string, string>;
  /** By their names and codes; the built-in roles that one stands for decide who gives it. */
  roles: ReadonlyMap<string, KnownRole>;
};

/** A role that a file may name. */
export type KnownRole = { role_code: string; parts: readonly string[] };

type Tx = Transaction<Database>;
type Giver = { orgId: string; userId: string; roles: readonly string[] };

/** Reads what a file of people is judged by, as far as its lines are about it. */
export async function findImportFacts(
  tx: Tx,
  { orgId, userId, roles: giverRoles }: Giver,
  lines: readonly { username: string; email: string }[],
): Promise<ImportFacts> {
  const usernames = lines.map(({ username }) => username);
  const addresses = lines.map(({ email }) => email.toLowerCase());
  const people = await sql<KnownPerson>`
    select person.user_id, person.username_normalised, person.full_name, person.email, person.phone, person.language,
      person.is_active, coalesce((select jsonb_agg(held.role_code) from (
          select role_code from user_role where org_id = ${orgId} and user_id = person.user_id
          union all select 'own.' || own_role_id::text from user_own_role
          where org_id = ${orgId} and user_id = person.user_id) held), '[]') as roles
    from app_user person
    where person.org_id = ${orgId} and not person.is_external and person.username_normalised = any (${usernames})`.execute(
    tx,
  );
  const emails = await sql<{ email: string; user_id: string }>`
    select lower(email) as email, user_id from app_user
    where org_id = ${orgId} and is_active and lower(email) = any (${addresses})`.execute(tx);
  const taken = await sql<{ username: string }>`
    select wanted.username from unnest(${usernames}::text[]) as wanted (username)
    where exists (select from find_login(wanted.username))`.execute(tx);
  const teams = await sql<{ team_id: string; names: string[] }>`
    select team_id, array[name_ro, name_en] as names from team where org_id = ${orgId} and closed_at is null`.execute(
    tx,
  );
  const builtIn = await sql<KnownRole & { names: string[] }>`
    select role_code, array[role_code, name_ro, name_en] as names, array[role_code] as parts
    from role where role_code <> 'partner.user'`.execute(tx);
  // Held until the file is done: what a composed role brings decides whether the giver may give it.
  const own = await sql<KnownRole & { names: string[] }>`
    select 'own.' || own_role_id::text as role_code, array['own.' || own_role_id::text, name] as names,
      array(select part.role_code from own_role_part part
        where part.org_id = own_role.org_id and part.own_role_id = own_role.own_role_id) as parts
    from own_role where org_id = ${orgId} order by own_role_id for share`.execute(tx);
  return {
    giver: { giverId: userId, giverRoles },
    people: new Map(people.rows.map((person) => [person.username_normalised, person])),
    emails: new Map(emails.rows.map(({ email, user_id: id }) => [email, id])),
    takenUsernames: new Set(taken.rows.map(({ username }) => username)),
    teams: new Map(
      teams.rows.flatMap(({ team_id: id, names }) => names.map((name) => [foldedText(name), id])),
    ),
    roles: new Map(
      [...own.rows, ...builtIn.rows].flatMap(({ names, role_code, parts }) =>
        names.map((name) => [foldedText(name), { role_code, parts }]),
      ),
    ),
  };
}
