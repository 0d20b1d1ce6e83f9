import { administrator } from '@dosar/account-domain';
import { isLastAdministrator } from '../people/people-repository.ts';
import { moveToTeam } from '../teams/team-repository.ts';
import { tellPerson, type DirectoryCall, type DirectoryNeeds } from './directory-change.ts';
import {
  changeMappedOwnRoles,
  changeMappedRoles,
  findMappedTeams,
  namesOfClaims,
  namesOfMembers,
  readTokenMaker,
  type GroupNames,
  type RoleChange,
} from './group-role-repository.ts';

type Needs = Pick<DirectoryNeeds, 'sessions'>;
type Change = Pick<DirectoryCall, 'tx' | 'now'> & { caller: { orgId: string; tokenId?: string } };

/**
 * Gives people the roles and the team of their groups of the directory, and takes what no group gives any more.
 *
 * Roles that were given by hand stay. A mapping gives nothing to whoever saved it, nor a directory to whoever made its
 * token: nobody raises the own rights.
 */
export async function syncDirectoryRoles(
  needs: Needs,
  call: Change,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { tx, caller } = call;
  const names = namesOfMembers(caller.orgId, userIds);
  const notTo = caller.tokenId === undefined ? null : await readTokenMaker(tx, caller.orgId, caller.tokenId);
  const rule = { orgId: caller.orgId, source: 'scim' as const, notTo, kept: [], now: call.now };
  await follow(needs, call, await changeRoles(tx, names, userIds, rule), userIds);
  await moveToTeams(call, names, userIds);
}

/** Gives somebody who signs in the roles and the team of the groups that the provider names. */
export async function syncClaimedRoles(
  needs: Needs,
  call: Change,
  userId: string,
  groups: readonly string[],
): Promise<RoleChange[]> {
  const { tx, caller, now } = call;
  const names = namesOfClaims(userId, groups);
  // Nobody is kept from signing in by what would be left: the last administrator stays one.
  const kept = (await isLastAdministrator(tx, caller.orgId, userId)) ? [administrator] : [];
  const rule = { orgId: caller.orgId, source: 'claims' as const, notTo: null, kept, now };
  const changes = await changeRoles(tx, names, [userId], rule);
  await follow(needs, call, changes, [userId]);
  await moveToTeams(call, names, [userId]);
  return changes;
}

/** Composed roles come first: what one brings is there before a built-in role goes, so nobody is without it in between. */
async function changeRoles(...given: Parameters<typeof changeMappedRoles>): Promise<RoleChange[]> {
  const own = await changeMappedOwnRoles(...given);
  return [...(await changeMappedRoles(...given)), ...own];
}

async function follow(
  needs: Needs,
  call: Change,
  changes: readonly RoleChange[],
  userIds: readonly string[],
): Promise<void> {
  for (const { email, language, kind, name_ro, name_en } of changes)
    await tellPerson(call, { email, language }, { kind, role: language === 'ro' ? name_ro : name_en });
  for (const userId of userIds) needs.sessions.forget(`user:${userId}`);
}

async function moveToTeams(
  { tx, caller, now }: Change,
  names: GroupNames,
  userIds: readonly string[],
): Promise<void> {
  const moves = await findMappedTeams(tx, caller.orgId, names, userIds);
  for (const { user_id: userId, from_team_id: fromTeamId, to_team_id: toTeamId } of moves)
    await moveToTeam(tx, caller.orgId, { userId, fromTeamId, toTeamId }, { movedBy: null, now });
}
