import { roleRefusal } from '@dosar/account-domain';
import type { AuditNotes } from '#src/kernel/audit/audit-notes.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import { peopleRefused } from '../people/people-rule.ts';
import { holdPartsOf } from '../roles/own-role-repository.ts';
import { hasTeam } from '../people/user-repository.ts';
import type { DirectoryNeeds } from './directory-change.ts';
import {
  changeMapping,
  deleteMapping,
  findKnownRoles,
  findMembersOfName,
  holdMapping,
  insertMapping,
  type HeldMapping,
} from './group-mapping-repository.ts';
import { syncDirectoryRoles } from './group-roles.ts';
import { provisioningRefused } from './provisioning-refusal.ts';

type Needs = Pick<DirectoryNeeds, 'sessions'>;

/** A call that changes what groups give, also by restoring what they gave. */
export type MappingCall = SettingCall & { audit: AuditNotes };

/** What a group gives. */
type Given = { role_codes: string[]; team_id: string | null };

/** Lets a group give something that gave nothing before. */
export async function mapGroup(
  needs: Needs,
  call: MappingCall,
  groupName: string,
  wanted: Given,
): Promise<void> {
  const { tx, caller, now, audit } = call;
  const given = await requireGiven(call, wanted, []);
  const stored = { groupName, roleCodes: given.role_codes, teamId: given.team_id };
  const mappingId = await insertMapping(tx, caller.orgId, stored, { savedBy: caller.userId, now });
  if (mappingId === undefined) throw provisioningRefused('group_mapped');
  audit.subject(mappingId);
  await remember(call, { id: mappingId, label: groupName }, undefined, given);
  await syncMembers(needs, call, groupName);
}

/** Lets a group give something else. */
export async function remapGroup(
  needs: Needs,
  call: MappingCall,
  { mappingId, before }: { mappingId: string; before: HeldMapping },
  wanted: Given,
): Promise<void> {
  const { tx, caller, now } = call;
  const given = await requireGiven(call, wanted, before.role_codes);
  const stored = { roleCodes: given.role_codes, teamId: given.team_id };
  await changeMapping(tx, caller.orgId, mappingId, stored, { savedBy: caller.userId, now });
  await remember(call, { id: mappingId, label: before.group_name }, before, given);
  await syncMembers(needs, call, before.group_name);
}

/** Lets a group give nothing any more. */
export async function unmapGroup(
  needs: Needs,
  call: MappingCall,
  { mappingId, before }: { mappingId: string; before: HeldMapping },
): Promise<void> {
  await requireRights(call, before.role_codes);
  call.audit.note({ roles_before: before.role_codes.join(' ') });
  await deleteMapping(call.tx, call.caller.orgId, mappingId);
  await remember(call, { id: mappingId, label: before.group_name }, before, undefined);
  await syncMembers(needs, call, before.group_name);
}

/** Holds what a group gives, as it was read. */
export async function heldMapping(
  { tx, caller, audit }: MappingCall,
  mappingId: string,
  rowVersion?: number,
): Promise<{ mappingId: string; before: HeldMapping }> {
  const before = await holdMapping(tx, caller.orgId, mappingId);
  if (before === undefined) throw notFound();
  audit.subject(mappingId);
  if (rowVersion !== undefined && before.row_version !== rowVersion)
    throw staleRowVersion(before.row_version);
  return { mappingId, before };
}

async function requireGiven(
  call: MappingCall,
  { role_codes, team_id }: Given,
  before: readonly string[],
): Promise<Given> {
  const { tx, caller, audit } = call;
  const wanted = [...new Set(role_codes)];
  await requireRights(
    call,
    [...before, ...wanted].filter((role) => before.includes(role) !== wanted.includes(role)),
  );
  const known = await findKnownRoles(tx, caller.orgId, wanted);
  if (known.length < wanted.length) throw provisioningRefused('role_unknown');
  if (team_id !== null && !(await hasTeam(tx, caller.orgId, team_id))) throw notFound();
  audit.note({ roles_before: before.join(' '), roles: known.join(' '), team_id });
  return { role_codes: known, team_id };
}

/** A group gives and takes only what the caller could give and take; the empty id is that of somebody else. */
async function requireRights({ tx, caller }: MappingCall, roles: readonly string[]): Promise<void> {
  const giver = { giverId: caller.userId, giverRoles: caller.roles, personId: '' };
  for (const role of roles) {
    const refusal = roleRefusal({ ...giver, role, parts: await holdPartsOf(tx, caller.orgId, role) });
    if (refusal !== undefined) throw peopleRefused(refusal);
  }
}

async function remember(
  call: MappingCall,
  subject: { id: string; label: string },
  before: Given | undefined,
  after: Given | undefined,
): Promise<void> {
  const fields = changedFields(before, after, ['role_codes', 'team_id']);
  await recordSettingChange(call, { page: 'provisioning', subject, fields });
}

async function syncMembers(needs: Needs, { tx, caller, now }: MappingCall, groupName: string): Promise<void> {
  const members = await findMembersOfName(tx, caller.orgId, groupName);
  await syncDirectoryRoles(needs, { tx, now, caller: { orgId: caller.orgId } }, members);
}
