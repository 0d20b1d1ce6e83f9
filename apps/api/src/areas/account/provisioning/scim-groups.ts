import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { requireVersion, scimUrlOf, type DirectoryCall, type DirectoryNeeds } from './directory-change.ts';
import { syncDirectoryRoles } from './group-roles.ts';
import {
  changeDirectoryGroup,
  deleteDirectoryGroup,
  findDirectoryGroup,
  findDirectoryGroups,
  insertDirectoryGroup,
  isGroupNameTaken,
  setMembers,
  type DirectoryGroup,
} from './scim-group-repository.ts';
import { pageOf, type ListCall } from './scim-list.ts';
import { patched } from './scim-patch.ts';
import { scimRefused } from './scim-refusal.ts';
import { groupAttributes, shownGroup, wantedGroup, type WantedGroup } from './scim-group.ts';
import { asJson, narrowed } from './scim-user.ts';
import { operationsOf } from './scim-users.ts';

type GroupCall = DirectoryCall & Pick<Call<'getScimGroup'>, 'query'>;
type HoldingCall = DirectoryCall & Pick<Call<'removeScimGroup'>, 'path' | 'ifMatch'>;

/** Groups, as a directory asks for them; without their members where it says so. */
export async function listScimGroups(
  needs: DirectoryNeeds,
  call: ListCall,
): Promise<Schema<'ScimGroupList'>> {
  const withMembers = wantsMembers(call.query);
  return pageOf(call, async (filter, page) => {
    const found = await findDirectoryGroups(call.tx, call.caller.orgId, filter, { ...page, withMembers });
    return { total: found.total, items: found.groups.map((group) => shownGroup(group, scimUrlOf(needs))) };
  });
}

/** One group. */
export function getScimGroup(
  needs: DirectoryNeeds,
  call: Call<'getScimGroup'>,
): Promise<Schema<'ScimGroup'>> {
  return answerWith(needs, call, call.path.group_id);
}

async function answerWith(needs: DirectoryNeeds, call: GroupCall, id: string): Promise<Schema<'ScimGroup'>> {
  const withMembers = wantsMembers(call.query);
  const group = await findDirectoryGroup(call.tx, call.caller.orgId, id, { withMembers });
  if (group === undefined) throw notFound();
  return narrowed(shownGroup(group, scimUrlOf(needs)), call.query);
}

/** Adds a group with its members. */
export async function addScimGroup(
  needs: DirectoryNeeds,
  call: Call<'addScimGroup'>,
): Promise<Schema<'ScimGroup'>> {
  const { tx, caller, now, audit } = call;
  audit.note({ token_id: caller.tokenId });
  const wanted = wantedGroup(call.body);
  const groupId = await insertDirectoryGroup(tx, caller.orgId, { ...wanted, now });
  if (groupId === undefined) throw scimRefused(409, 'uniqueness', 'Another group has this name.');
  audit.subject(groupId);
  await syncDirectoryRoles(needs, call, await keepMembers(call, groupId, wanted.members));
  return answerWith(needs, call, groupId);
}

/** Makes a group what the directory says it is. */
export async function replaceScimGroup(
  needs: DirectoryNeeds,
  call: Call<'replaceScimGroup'>,
): Promise<Schema<'ScimGroup'>> {
  const group = await holdGroup(call);
  return storeGroup(needs, call, group, wantedGroup(call.body));
}

/** Changes what a directory names of a group. */
export async function patchScimGroup(
  needs: DirectoryNeeds,
  call: Call<'patchScimGroup'>,
): Promise<Schema<'ScimGroup'>> {
  const group = await holdGroup(call);
  const next = patched(asJson(shownGroup(group, '')), operationsOf(call.body), groupAttributes);
  return storeGroup(needs, call, group, wantedGroup(next));
}

/** Removes a group; its members lose what it gave. */
export async function removeScimGroup(
  needs: DirectoryNeeds,
  call: Call<'removeScimGroup'>,
): Promise<undefined> {
  const group = await holdGroup(call);
  await deleteDirectoryGroup(call.tx, call.caller.orgId, group.group_id);
  await syncDirectoryRoles(
    needs,
    call,
    group.members.map((member) => member.user_id),
  );
  return undefined;
}

async function holdGroup({ tx, caller, path, audit, ifMatch }: HoldingCall): Promise<DirectoryGroup> {
  const group = await findDirectoryGroup(tx, caller.orgId, path.group_id, { isHeld: true });
  if (group === undefined) throw notFound();
  audit.subject(group.group_id);
  audit.note({ token_id: caller.tokenId });
  requireVersion(ifMatch, group.row_version);
  return group;
}

async function storeGroup(
  needs: DirectoryNeeds,
  call: GroupCall,
  group: DirectoryGroup,
  wanted: WantedGroup,
): Promise<Schema<'ScimGroup'>> {
  const { tx, caller, now } = call;
  const { orgId } = caller;
  if (await isGroupNameTaken(tx, orgId, wanted.name, group.group_id))
    throw scimRefused(409, 'uniqueness', 'Another group has this name.');
  await changeDirectoryGroup(tx, orgId, group.group_id, { ...wanted, now });
  const changed = await keepMembers(call, group.group_id, wanted.members);
  // Under another name the group gives something else to everybody in it.
  const isRenamed = wanted.name !== group.display_name;
  const affected = isRenamed ? [...changed, ...group.members.map((member) => member.user_id)] : changed;
  await syncDirectoryRoles(needs, call, [...new Set(affected)]);
  return answerWith(needs, call, group.group_id);
}

async function keepMembers(
  { tx, caller, audit }: GroupCall,
  groupId: string,
  wanted: string[],
): Promise<string[]> {
  const { changed, unknown } = await setMembers(tx, { orgId: caller.orgId, groupId }, wanted);
  if (unknown > 0) throw scimRefused(400, 'invalidValue', 'A member is no person of this organisation.');
  audit.note({ changed_members: changed.length });
  return changed;
}

function wantsMembers({ attributes, excludedAttributes }: GroupCall['query']): boolean {
  const names = (list: string | undefined) =>
    (list ?? '')
      .toLowerCase()
      .split(',')
      .map((it) => it.trim());
  if (attributes !== undefined) return names(attributes).some((it) => it.startsWith('members'));
  return !names(excludedAttributes).includes('members');
}
