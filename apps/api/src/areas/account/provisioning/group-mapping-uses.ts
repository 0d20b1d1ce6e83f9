import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { roleCodeOf } from '../roles/own-role-repository.ts';
import { heldMapping, remapGroup } from './change-mapping.ts';
import { findMappingRows, findMappingsWith } from './group-mapping-repository.ts';

/** The database announces the change to every process, this one too. */
const needs = { sessions: { forget: () => undefined } };

/** Groups that give a composed role give another one before it goes. */
export const groupMappingUses = [
  settingUses.entry({
    kind: 'own_role',
    use: 'groups',
    name: { ro: 'Grupuri care dau acest rol', en: 'Groups that give this role' },
    isBlocking: true,
    find: async ({ tx, caller, id }) => foundUse(await findMappingRows(tx, caller.orgId, roleCodeOf(id))),
    move: async (call, { fromId, toId }) => {
      const from = roleCodeOf(fromId);
      for (const mappingId of await findMappingsWith(call.tx, call.caller.orgId, from)) {
        const held = await heldMapping(call, mappingId);
        const { role_codes: roles, team_id } = held.before;
        await remapGroup(needs, call, held, {
          role_codes: roles.map((role) => (role === from ? toId : role)),
          team_id,
        });
      }
      return [];
    },
  }),
];
