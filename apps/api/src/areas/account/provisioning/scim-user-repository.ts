import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Comparison } from './scim-filter.ts';
import { idOf } from './scim-id.ts';
import { scimRefused } from './scim-refusal.ts';

type Tx = Transaction<Database>;

/** A person as the directory of their organisation sees them. */
export type DirectoryUser = {
  user_id: string;
  username: string;
  full_name: string;
  given_name: string | null;
  family_name: string | null;
  external_id: string | null;
  email: string | null;
  phone: string | null;
  language: 'ro' | 'en';
  active: boolean;
  groups: { group_id: string; display_name: string }[];
  row_version: number;
  created_at: Date;
  updated_at: Date;
};

// A person of a partner signs in here, too, and is no matter of this directory.
const people = (orgId: string) => sql`
  from app_user person
  left join provisioned_user known on known.org_id = person.org_id and known.user_id = person.user_id
  where person.org_id = ${orgId} and not person.is_external and known.deleted_at is null`;

const columns = sql`
  person.user_id, person.username, person.full_name, known.given_name, known.family_name, known.external_id, person.email,
  person.phone, person.language, ${isActive()} as active, person.row_version, person.created_at, person.updated_at,
  coalesce((select jsonb_agg(jsonb_build_object('group_id', g.group_id, 'display_name', g.display_name) order by g.display_name)
    from provisioned_group_member member
    join provisioned_group g on g.org_id = member.org_id and g.group_id = member.group_id
    where member.org_id = person.org_id and member.user_id = person.user_id), '[]') as groups`;

function isActive() {
  return sql<boolean>`(person.is_active and not coalesce(known.is_closed, false))`;
}

/** What a filter may compare; values go to the database as values, never as text of a statement. */
const conditions: Record<string, (value: Comparison['value']) => RawBuilder<unknown>> = {
  id: (value) => sql`person.user_id = ${idOf(value)}`,
  username: (value) => sql`lower(person.username) = lower(${String(value)})`,
  externalid: (value) => sql`known.external_id = ${String(value)}`,
  displayname: (value) => sql`lower(person.full_name) = lower(${String(value)})`,
  active: (value) => sql`${isActive()} = ${String(value).toLowerCase() === 'true'}`,
  emails: (value) => sql`lower(person.email) = lower(${String(value)})`,
  'emails.value': (value) => sql`lower(person.email) = lower(${String(value)})`,
  // There is one address, that of work.
  'emails.type': (value) => sql`${String(value).toLowerCase()}::text = 'work'`,
  'emails.primary': (value) => sql`${String(value)}::text = 'true'`,
};

/** A page of the people that a filter selects, with how many there are. */
export async function findDirectoryUsers(
  tx: Tx,
  orgId: string,
  filter: readonly Comparison[],
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; users: DirectoryUser[] }> {
  const selected = sql`${people(orgId)}${sql.join(
    filter.map(({ attribute, value }) => conditionOf(conditions, attribute, value)),
    sql``,
  )}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::integer as total ${selected}`.execute(tx);
  const { rows: users } = await sql<DirectoryUser>`
    select ${columns} ${selected} order by person.user_id offset ${offset} limit ${limit}`.execute(tx);
  return { total: counted[0]?.total ?? 0, users };
}

/** The condition of one comparison; refuses what nothing can be compared with. */
export function conditionOf(
  known: typeof conditions,
  attribute: string,
  value: Comparison['value'],
): RawBuilder<unknown> {
  const condition = Object.hasOwn(known, attribute) ? known[attribute] : undefined;
  if (condition === undefined) throw scimRefused(400, 'invalidFilter', `No filter compares ${attribute}.`);
  return sql` and ${condition(value)}`;
}

/** One person of the directory; what is no id names nobody. */
export async function findDirectoryUser(
  tx: Tx,
  orgId: string,
  userId: string,
): Promise<DirectoryUser | undefined> {
  const { rows } = await sql<DirectoryUser>`
    select ${columns} ${people(orgId)} and person.user_id = ${idOf(userId)}`.execute(tx);
  return rows[0];
}

/** What decides whether the directory may change or open an account. */
export type AccountState = {
  is_active: boolean;
  is_locked: boolean;
  lock_reason: string | null;
  is_closed: boolean;
  closed_by_person: boolean;
  /** Has a role of configurators that no group gave. */
  configures: boolean;
};

/** The state of an account that is held already. */
export async function readAccountState(tx: Tx, orgId: string, userId: string): Promise<AccountState> {
  const { rows } = await sql<AccountState>`
    select person.is_active, person.is_locked, person.lock_reason, coalesce(known.is_closed, false) as is_closed,
      not person.is_active and person.deactivated_by_user_id is not null as closed_by_person,
      exists (select from user_role held where held.org_id = person.org_id and held.user_id = person.user_id
        and held.source = 'hand' and held.role_code in ('org.configurator', 'app.configurator')) as configures
    from app_user person
    left join provisioned_user known on known.org_id = person.org_id and known.user_id = person.user_id
    where person.org_id = ${orgId} and person.user_id = ${userId}`.execute(tx);
  const [state] = rows;
  if (state === undefined) throw new Error('A person who is held vanished.');
  return state;
}

/** Whom the directory had removed under a user name. */
export async function findRemovedUser(tx: Tx, orgId: string, username: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select person.user_id from app_user person
    join provisioned_user known on known.org_id = person.org_id and known.user_id = person.user_id
    where person.org_id = ${orgId} and person.username_normalised = ${username} and not person.is_external
      and known.deleted_at is not null`.execute(tx);
  return rows[0]?.user_id;
}

type Said = {
  external_id: string | null;
  given_name: string | null;
  family_name: string | null;
  is_closed: boolean;
  deleted_at: Date | null;
};

/** Keeps what the directory says of a person beside their account. */
export async function keepProvisionedUser(
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
  said: Partial<Said>,
): Promise<void> {
  await tx
    .insertInto('provisioned_user')
    .values({ org_id: orgId, user_id: userId, ...said })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'user_id']).doUpdateSet({ user_id: userId, ...said }),
    )
    .execute();
}

/** Takes a person out of every group of the directory. */
export async function leaveGroups(tx: Tx, orgId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('provisioned_group_member')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .execute();
}
