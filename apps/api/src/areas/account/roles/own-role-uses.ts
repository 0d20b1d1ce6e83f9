import { roleRefusal } from '@dosar/account-domain';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import {
  foundUse,
  removableSettings,
  settingUses,
  type UsedSetting,
} from '#src/kernel/settings/setting-use.ts';
import { accountChangeText } from '../people/change-text.ts';
import { findRoles } from '../people/people-repository.ts';
import { peopleRefused } from '../people/people-rule.ts';
import { changeUser, deleteRole, insertRole, nameOfUser } from '../people/user-repository.ts';
import {
  findHolderRows,
  hasOwnRole,
  holdPartsOf,
  holdersOf,
  keepByGroups,
  roleCodeOf,
} from './own-role-repository.ts';

/** Composed roles are removed once their people have another one. */
export const ownRoleUsage = [
  removableSettings.entry({
    kind: 'own_role',
    removedBy: 'removeOwnRole',
    exists: ({ tx, caller, id }) => hasOwnRole(tx, caller.orgId, id),
    targets: rolesToGive,
  }),
  settingUses.entry({
    kind: 'own_role',
    use: 'people',
    name: { ro: 'Persoane cu acest rol', en: 'People with this role' },
    isBlocking: true,
    find: async ({ tx, caller, id }) => foundUse(await findHolderRows(tx, caller.orgId, id)),
    move: moveHolders,
  }),
];

/** The roles that the caller gives, without the one that goes. */
async function rolesToGive({ tx, caller, id, language }: UsedSetting) {
  const roles = await findRoles(tx, caller.orgId, language);
  // The empty id is that of somebody else.
  const giver = { giverId: caller.userId, giverRoles: caller.roles, personId: '' };
  return roles
    .filter(
      ({ role_code: role, parts }) =>
        role !== roleCodeOf(id) && roleRefusal({ ...giver, role, parts }) === undefined,
    )
    .map(({ role_code, name }) => ({ id: role_code, label: name }));
}

/** Whoever has the role gets the other one in its place, and is told of both. */
async function moveHolders(call: ChangingCall, { fromId, toId }: { fromId: string; toId: string }) {
  const { tx, caller, now, language } = call;
  const { orgId, userId } = caller;
  const holders = await holdersOf(tx, orgId, fromId);
  const by = await nameOfUser(tx, { orgId, userId });
  const parts = await holdPartsOf(tx, orgId, toId);
  for (const { user_id: holderId, email, language: spoken, source } of holders) {
    const refusal = roleRefusal({
      giverId: userId,
      giverRoles: caller.roles,
      personId: holderId,
      role: toId,
      parts,
    });
    if (refusal !== undefined) throw peopleRefused(refusal);
    const who = { orgId, userId: holderId };
    const given = await insertRole(tx, who, { role: toId, givenBy: userId, now }, language);
    // What a sign-in brought goes on to follow the groups that it names.
    if (given !== undefined && source !== 'hand') await keepByGroups(tx, who, { role: toId, source });
    const changes = [
      { kind: 'role_given' as const, role: given },
      { kind: 'role_taken' as const, role: await deleteRole(tx, who, roleCodeOf(fromId), language) },
    ];
    await changeUser(tx, who, {});
    for (const { kind, role } of changes)
      if (role !== undefined && email !== null)
        await enqueue(tx, {
          orgId,
          kind: 'email',
          to: email,
          ...accountChangeText(spoken, { kind, role }, by, now),
        });
  }
  call.audit.note({ people_moved: holders.length });
  return holders.map((holder) => holder.user_id);
}
