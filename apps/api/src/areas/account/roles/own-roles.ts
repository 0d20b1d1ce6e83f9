import { roleRefusal } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { PeopleNeeds } from '../people/person-change.ts';
import { addRole, changeRole, dropRole, requireRole } from './own-role-change.ts';
import { countBuiltIn, findOwnRoles } from './own-role-repository.ts';

type Needs = Pick<PeopleNeeds, 'sessions'>;
type Calling = Pick<Call<'browseOwnRoles'>, 'tx' | 'caller' | 'language'>;

/** The built-in roles and the composed ones, each with who has it. */
export async function browseOwnRoles({ tx, caller, language }: Calling): Promise<Schema<'OwnRoleList'>> {
  const builtIn = await countBuiltIn(tx, caller.orgId, language);
  const own = await findOwnRoles(tx, caller.orgId, language);
  // The empty id is that of somebody else.
  const giver = { giverId: caller.userId, giverRoles: caller.roles, personId: '' };
  const gives = (role: string, parts: string[] = []) => roleRefusal({ ...giver, role, parts }) === undefined;
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
  const { own_role_id: id, row_version: rowVersion, ...wanted } = call.body;
  if (id === null) call.audit.subject(await addRole(call, wanted));
  else {
    const before = await requireRole(call, id, rowVersion);
    const reached = await changeRole(call, id, before, wanted);
    call.audit.subject(id);
    for (const userId of reached) needs.sessions.forget(`user:${userId}`);
  }
  return browseOwnRoles(call);
}

/** Removes a composed role; its people get the role that takes its place. */
export async function removeOwnRole(
  needs: Needs,
  call: Call<'removeOwnRole'>,
): Promise<Schema<'OwnRoleList'>> {
  const { own_role_id: id } = call.path;
  const before = await requireRole(call, id, call.body.row_version);
  const reached = await dropRole(call, id, before, call.body.move_to);
  call.audit.subject(id);
  for (const userId of reached) needs.sessions.forget(`user:${userId}`);
  return browseOwnRoles(call);
}
