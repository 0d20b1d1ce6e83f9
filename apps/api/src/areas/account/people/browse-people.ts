import { roleRefusal } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import { cursorAfter, positionOf } from '#src/kernel/http/page-cursor.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { readOwnSessions, type OwnSessionRow } from '../session/own-session-repository.ts';
import {
  countPeople,
  findPeople,
  findRoles,
  findRolesOf,
  findUser,
  isLastAdministrator,
  type UserRow,
} from './people-repository.ts';

const pageSize = 50;
const list = ['people'];

/** Everybody who can sign in, page by page. */
export async function browsePeople(call: Call<'browsePeople'>): Promise<Schema<'PeoplePage'>> {
  const { tx, caller, query, language } = call;
  const after = query.after === undefined ? undefined : positionOf(query.after, list);
  const search = { q: query.q, state: query.state, roleCode: query.role_code, teamId: query.team_id };
  const rows = await findPeople(tx, caller.orgId, search, { after, limit: pageSize + 1, language });
  const items = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return {
    items: items.map(shownRow),
    counts: await countPeople(tx, caller.orgId),
    next_cursor: last ? cursorAfter(list, { key: last.full_name, id: last.user_id }) : null,
  };
}

/** All roles, each with whether the caller may give it to somebody else. */
export async function browseRoles({
  tx,
  caller,
  language,
}: Pick<Call<'browseRoles'>, 'tx' | 'caller' | 'language'>): Promise<Schema<'RoleList'>> {
  // The empty id is that of somebody else, as is a person who is invited.
  const giver = { giverId: caller.userId, giverRoles: caller.roles, personId: '' };
  const all = await findRoles(tx, caller.orgId, language);
  return all.map(({ role_code: role, name, parts }) => ({
    role_code: role,
    name,
    can_give: roleRefusal({ ...giver, role, parts }) === undefined,
  }));
}

/** One person with everything that their page shows. */
export function getUser(call: Call<'getUser'>): Promise<Schema<'User'>> {
  return userOf(call, call.path.user_id);
}

type Reading = Pick<Call<'getUser'>, 'tx' | 'caller' | 'language' | 'now'>;

/** A person as the caller reads them: what the caller can give them, and what keeps the caller from ending their access. */
export async function userOf(
  { tx, caller, language, now }: Reading,
  userId: string,
): Promise<Schema<'User'>> {
  const { orgId } = caller;
  const row = await findUser(tx, orgId, userId, language);
  if (row === undefined) throw notFound();
  const roles = await findRolesOf(tx, orgId, userId, language);
  const held = new Set(roles.map(({ role_code: code }) => code));
  const giver = { giverId: caller.userId, giverRoles: caller.roles, personId: userId };
  const all = await findRoles(tx, orgId, language);
  return {
    row: shownRow(row),
    phone: row.phone,
    language: row.language,
    allowed_addresses: row.allowed_addresses,
    roles,
    roles_to_give: all
      .filter(
        ({ role_code: role, parts }) =>
          !held.has(role) && roleRefusal({ ...giver, role, parts }) === undefined,
      )
      .map(({ role_code, name }) => ({ role_code, name })),
    sessions: (await readOwnSessions(tx, { orgId, userId, now })).map(shownSession),
    blocks: [
      ...(userId === caller.userId ? (['own_account'] as const) : []),
      ...((await isLastAdministrator(tx, orgId, userId)) ? (['last_administrator'] as const) : []),
    ],
    lock_reason: row.lock_reason,
    row_version: row.row_version,
  };
}

const shownSession = ({
  session_id,
  last_activity_at: at,
  address,
  user_agent,
}: OwnSessionRow): Schema<'UserSession'> => ({
  session_id,
  last_activity_at: at.toISOString(),
  address,
  user_agent,
});

const shownRow = ({
  user_id,
  username,
  full_name,
  email,
  team_name,
  role_names,
  state,
  invitation_expires_at,
  has_code,
  last_seen_at,
}: UserRow): Schema<'PersonRow'> => ({
  user_id,
  username,
  full_name,
  email,
  team_name,
  role_names,
  state,
  invitation_expires_at,
  has_code,
  last_seen_at,
});
