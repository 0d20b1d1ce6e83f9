import * as z from 'zod';
import {
  settingGone,
  withValuesBefore,
  type PastSettingChange,
  type RestoreCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { heldMapping, mapGroup, remapGroup, unmapGroup } from './change-mapping.ts';
import { holdMapping } from './group-mapping-repository.ts';
import { changeRules } from './provisioning-rules.ts';
import { readRules } from './provisioning-repository.ts';

/** The database announces the change to every process, this one too. */
const needs = { sessions: { forget: () => undefined } };

const roles = z.array(z.string());
const team = z.string().nullable();

/** The page of directories among those with a history. */
export const provisioningPage: SettingPage = {
  page: 'provisioning',
  changedBy: 'saveProvisioningRules',
  restore: async (call, change) => {
    if (change.subject_id !== null) return restoreGroup(call, change, change.subject_id);
    const present = await readRules(call.tx, call.caller.orgId);
    await changeRules(call, withValuesBefore(present, change));
  },
};

async function restoreGroup(call: RestoreCall, change: PastSettingChange, mappingId: string): Promise<void> {
  const valueOf = (name: string) => change.fields.find(({ field }) => field === name);
  const present = await holdMapping(call.tx, call.caller.orgId, mappingId);
  const before = roles.safeParse(valueOf('role_codes')?.before);
  if (present === undefined) {
    // Only what the removal of the group took away comes back.
    if (!before.success || valueOf('role_codes')?.after !== null || change.subject_label === null)
      throw settingGone();
    const given = { role_codes: before.data, team_id: team.parse(valueOf('team_id')?.before ?? null) };
    return mapGroup(needs, call, change.subject_label, given);
  }
  const held = await heldMapping(call, mappingId);
  // Nothing before it: the change had added the group.
  if (valueOf('role_codes')?.before === null) return unmapGroup(needs, call, held);
  const { role_codes, team_id } = withValuesBefore(
    { role_codes: present.role_codes, team_id: present.team_id },
    change,
  );
  return remapGroup(needs, call, held, { role_codes, team_id });
}
