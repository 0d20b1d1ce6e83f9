import { roleRefusal } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { accountChangeText } from '../people/change-text.ts';
import type { PeopleNeeds } from '../people/person-change.ts';
import { peopleRefused } from '../people/people-rule.ts';
import { nameOfUser } from '../people/user-repository.ts';
import {
  areBuiltIn,
  changeOwnRole,
  countBuiltIn,
  deleteOwnRole,
  findOwnRoles,
  holdersOf,
  holdOwnRole,
  insertOwnRole,
  isBuiltInName,
  partsOf,
  replaceParts,
} from './own-role-repository.ts';

type Needs = Pick<PeopleNeeds, 'sessions'>;
type Calling = Pick<Call<'browseOwnRoles'>, 'tx' | 'caller' | 'language'>;

/** The built-in roles and the composed ones, each with who has it. */
export async function browseOwnRoles({ tx, caller, language }: Calling): Promise<Schema<'OwnRoleList'>> {
  const builtIn = await countBuiltIn(tx, caller.orgId, language);
  const own = await findOwnRoles(tx, caller.orgId, language);
  const gives = (role: string, parts: string[] = []) => refusalOf(caller, [role, ...parts]) === undefined;
  return {
    built_in: builtIn.map((role) => ({ ...role, can_give: gives(role.role_code) })),
    own: own.map((role) => ({
      ...role,
      can_change: gives(
        role.role_code,
        role.parts.map(({ role_code: code }) => code),
      ),
    })),
  };
}

/** Composes a role, or changes one; who has it hears of what it brings from now on. */
export async function saveOwnRole(needs: Needs, call: Call<'saveOwnRole'>): Promise<Schema<'OwnRoleList'>> {
  const { tx, caller, body, audit } = call;
  const { orgId } = caller;
  const parts = [...new Set(body.parts)].sort();
  const words = { name: body.name.trim(), description: body.description.trim() };
  if (!(await areBuiltIn(tx, parts))) throw notFound();
  if (await isBuiltInName(tx, words.name)) throw peopleRefused('role_name_taken');
  const ownRoleId = body.own_role_id ?? (await insertOwnRole(tx, orgId, words));
  const before = body.own_role_id === null ? [] : await requireRole(call, ownRoleId);
  const isOther = before.join() !== parts.join();
  const holders = isOther ? await holdersOf(tx, orgId, ownRoleId) : [];
  const isOwn = holders.some(({ user_id: userId }) => userId === caller.userId);
  const refusal = refusalOf(caller, [...before, ...parts], isOwn);
  if (refusal !== undefined) throw peopleRefused(refusal);
  if (body.own_role_id !== null) await changeOwnRole(tx, orgId, ownRoleId, words);
  await replaceParts(tx, orgId, ownRoleId, parts);
  audit.subject(ownRoleId);
  audit.note({ name: words.name, parts: parts.join(' ') });
  const by = await nameOfUser(tx, { orgId, userId: caller.userId });
  for (const { user_id: userId, email, language } of holders) {
    needs.sessions.forget(`user:${userId}`);
    const text = accountChangeText(language, { kind: 'role_changed', role: words.name }, by, call.now);
    if (email !== null) await enqueue(tx, { orgId, kind: 'email', to: email, ...text });
  }
  return browseOwnRoles(call);
}

/** Removes a composed role that nobody has. */
export async function removeOwnRole(call: Call<'removeOwnRole'>): Promise<Schema<'OwnRoleList'>> {
  const { tx, caller, path, audit } = call;
  const parts = await requireRole(call, path.own_role_id);
  const refusal = refusalOf(caller, parts);
  if (refusal !== undefined) throw peopleRefused(refusal);
  const holders = await holdersOf(tx, caller.orgId, path.own_role_id);
  if (holders.length > 0) throw peopleRefused('role_in_use');
  await deleteOwnRole(tx, caller.orgId, path.own_role_id);
  audit.subject(path.own_role_id);
  audit.note({ parts: parts.join(' ') });
  return browseOwnRoles(call);
}

type Changing = Pick<Call<'saveOwnRole' | 'removeOwnRole'>, 'tx' | 'caller'> & {
  body: { row_version: number | null };
};

/** Holds a composed role against other changes, and answers its parts. */
async function requireRole({ tx, caller, body }: Changing, ownRoleId: string): Promise<string[]> {
  const role = await holdOwnRole(tx, caller.orgId, ownRoleId);
  if (role === undefined) throw notFound();
  if (role.row_version !== body.row_version) throw staleRowVersion(role.row_version);
  return partsOf(tx, caller.orgId, ownRoleId);
}

/** Why the caller does not compose of some roles: they do not give each of them, or the composed role is theirs. */
function refusalOf(
  { userId, roles }: { userId: string; roles: readonly string[] },
  [role = '', ...parts]: readonly string[],
  isOwn = false,
) {
  return roleRefusal({ giverId: userId, giverRoles: roles, personId: isOwn ? userId : '', role, parts });
}
