import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { deleteOwnRoleOf, insertOwnRoleOf, ownRoleIdOf } from '../roles/own-role-repository.ts';

type Tx = Transaction<Database>;
type Who = { orgId: string; userId: string };

/** A person whose account is changed, held until the change is stored. */
export type HeldUser = {
  user_id: string;
  full_name: string;
  username: string;
  email: string | null;
  language: 'ro' | 'en';
  is_active: boolean;
  is_locked: boolean;
  row_version: number;
  organisation: string;
};

/** Holds a person of the own staff against other changes; people from outside belong to the pages of partners. */
export async function holdUser(tx: Tx, { orgId, userId }: Who): Promise<HeldUser | undefined> {
  const { rows } = await sql<HeldUser>`
    select person.user_id, person.full_name, person.username, person.email, person.language, person.is_active,
      person.is_locked, person.row_version, organisation.org_name as organisation
    from app_user person join organisation on organisation.org_id = person.org_id
    where person.org_id = ${orgId} and person.user_id = ${userId} and not person.is_external
    for no key update of person`.execute(tx);
  return rows[0];
}

/** What an administrator changes of a person. */
export type UserChange = Partial<{
  username: string;
  username_normalised: string;
  full_name: string;
  email: string | null;
  phone: string | null;
  language: 'ro' | 'en';
  allowed_addresses: string[];
  is_active: boolean;
  is_locked: boolean;
  lock_reason: string | null;
  deactivated_at: Date | null;
  deactivated_by_user_id: string | null;
  /** None: only a new link or code lets the person in. */
  password_hash: null;
  is_password_expired: true;
}>;

/** Stores a change of a person and raises the version that it is read with. */
export async function changeUser(tx: Tx, { orgId, userId }: Who, change: UserChange): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((row) => ({ ...change, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .execute();
}

/** Whether somebody else of the organisation has an e-mail address. */
export async function isEmailTaken(tx: Tx, orgId: string, email: string, butOf?: string): Promise<boolean> {
  const { rows } = await sql`
    select from app_user where org_id = ${orgId} and lower(email) = lower(${email}) and is_active
      and user_id is distinct from ${butOf ?? null}::uuid limit 1`.execute(tx);
  return rows.length === 1;
}

type NewUser = {
  username: string;
  usernameNormalised: string;
  fullName: string;
  email: string | null;
  phone?: string | null;
  language: 'ro' | 'en';
  teamId: string | null;
};

/** Adds a person without a password; undefined when somebody of the installation has the user name. */
export async function insertUser(tx: Tx, orgId: string, user: NewUser): Promise<string | undefined> {
  const row = await tx
    .insertInto('app_user')
    .values({
      org_id: orgId,
      username: user.username,
      username_normalised: user.usernameNormalised,
      full_name: user.fullName,
      nickname: user.fullName.split(' ')[0] ?? user.fullName,
      email: user.email,
      phone: user.phone ?? null,
      language: user.language,
      team_id: user.teamId,
      is_default_password: true,
    })
    // Only the database sees the names of other organisations.
    .onConflict((conflict) => conflict.constraint('app_user_username_is_unique').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Whether an open team of the organisation has an id. */
export async function hasTeam(tx: Tx, orgId: string, teamId: string): Promise<boolean> {
  const { rows } = await sql`
    select from team where org_id = ${orgId} and team_id = ${teamId} and closed_at is null`.execute(tx);
  return rows.length === 1;
}

/** Gives a person a role; undefined when the role does not exist or the person has it. Answers its name. */
export async function insertRole(
  tx: Tx,
  who: Who,
  given: { role: string; givenBy: string; now: Date },
  language: 'ro' | 'en',
): Promise<string | undefined> {
  const { orgId, userId } = who;
  const { role, givenBy, now } = given;
  const ownRoleId = ownRoleIdOf(role);
  if (ownRoleId !== undefined) return insertOwnRoleOf(tx, who, { ownRoleId, givenBy, now });
  // What a composed role brought already stays when that role goes.
  const { rows } = await sql<{ name: string }>`
    with given as (
      insert into user_role (org_id, user_id, role_code, granted_at, granted_by_user_id)
      select ${orgId}, ${userId}, role_code, ${now}, ${givenBy} from role where role_code = ${role}
        and role_code <> 'partner.user'
      -- Whoever is given by hand what a group gave keeps it when the group is gone.
      on conflict (org_id, user_id, role_code) do update set is_direct = true, source = 'hand',
        granted_at = excluded.granted_at, granted_by_user_id = excluded.granted_by_user_id
        where not user_role.is_direct or user_role.source <> 'hand'
      returning role_code)
    select role.${sql.ref(`name_${language}`)} as name from role join given on given.role_code = role.role_code`.execute(
    tx,
  );
  return rows[0]?.name;
}

/** Takes a role from a person; undefined when they were not given it. Answers its name. */
export async function deleteRole(
  tx: Tx,
  who: Who,
  role: string,
  language: 'ro' | 'en',
): Promise<string | undefined> {
  const { orgId, userId } = who;
  const ownRoleId = ownRoleIdOf(role);
  if (ownRoleId !== undefined) return deleteOwnRoleOf(tx, who, ownRoleId);
  const { rows } = await sql<{ name: string }>`
    with taken as (
      delete from user_role where org_id = ${orgId} and user_id = ${userId} and role_code = ${role} and is_direct
      returning role_code)
    select role.${sql.ref(`name_${language}`)} as name from role join taken on taken.role_code = role.role_code`.execute(
    tx,
  );
  return rows[0]?.name;
}

/** The name of a person, for what others are told. */
export async function nameOfUser(tx: Tx, { orgId, userId }: Who): Promise<string> {
  const row = await tx
    .selectFrom('app_user')
    .select('full_name')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.full_name;
}
