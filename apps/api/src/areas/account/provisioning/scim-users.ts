import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { normalisedUsername } from '../sign-in/sign-in-attempts.ts';
import { closeAccount } from './directory-access.ts';
import { holdDirectoryUser, scimUrlOf, type DirectoryNeeds } from './directory-change.ts';
import { storeUser } from './store-directory-user.ts';
import { syncDirectoryRoles } from './group-roles.ts';
import { pageOf, type ListCall } from './scim-list.ts';
import { patched } from './scim-patch.ts';
import { scimRefused } from './scim-refusal.ts';
import { addDirectoryUser } from './add-directory-user.ts';
import { asJson, narrowed, shownUser, userAttributes, wantedUser } from './scim-user.ts';
import {
  findDirectoryUser,
  findDirectoryUsers,
  findRemovedUser,
  keepProvisionedUser,
  leaveGroups,
} from './scim-user-repository.ts';

type UserCall = Pick<Call<'getScimUser'>, 'tx' | 'caller' | 'query'>;

/** People, as a directory asks for them. */
export async function listScimUsers(needs: DirectoryNeeds, call: ListCall): Promise<Schema<'ScimUserList'>> {
  return pageOf(call, async (filter, page) => {
    const { total, users } = await findDirectoryUsers(call.tx, call.caller.orgId, filter, page);
    return { total, items: users.map((user) => shownUser(user, scimUrlOf(needs))) };
  });
}

/** One person. */
export function getScimUser(needs: DirectoryNeeds, call: Call<'getScimUser'>): Promise<Schema<'ScimUser'>> {
  return answerWith(needs, call, call.path.user_id);
}

async function answerWith(
  needs: DirectoryNeeds,
  call: UserCall,
  userId: string,
): Promise<Schema<'ScimUser'>> {
  const user = await findDirectoryUser(call.tx, call.caller.orgId, userId);
  if (user === undefined) throw notFound();
  return narrowed(shownUser(user, scimUrlOf(needs)), call.query);
}

/** Adds a person, or lets one come back whom the directory had removed. */
export async function addScimUser(
  needs: DirectoryNeeds,
  call: Call<'addScimUser'>,
): Promise<Schema<'ScimUser'>> {
  const { tx, caller, body, audit } = call;
  const { orgId } = caller;
  audit.note({ token_id: caller.tokenId });
  const removed = await findRemovedUser(tx, orgId, normalisedUsername(body.userName));
  if (removed !== undefined) {
    await keepProvisionedUser(tx, { orgId, userId: removed }, { deleted_at: null });
    const held = await holdDirectoryUser(call, removed);
    const wanted = wantedUser(body, held.user);
    await storeUser(needs, call, held, { ...wanted, active: wanted.active ?? true });
    return answerWith(needs, call, removed);
  }
  const wanted = wantedUser(body);
  const userId = await addDirectoryUser(needs, call, wanted);
  audit.subject(userId);
  return answerWith(needs, call, userId);
}

/** Makes a person what the directory says they are. */
export async function replaceScimUser(
  needs: DirectoryNeeds,
  call: Call<'replaceScimUser'>,
): Promise<Schema<'ScimUser'>> {
  const held = await holdDirectoryUser(call, call.path.user_id, call.ifMatch);
  await storeUser(needs, call, held, wantedUser(call.body, held.user));
  return answerWith(needs, call, held.user.user_id);
}

/** Changes what a directory names of a person. */
export async function patchScimUser(
  needs: DirectoryNeeds,
  call: Call<'patchScimUser'>,
): Promise<Schema<'ScimUser'>> {
  const held = await holdDirectoryUser(call, call.path.user_id, call.ifMatch);
  const next = patched(asJson(shownUser(held.user, '')), operationsOf(call.body), userAttributes);
  await storeUser(needs, call, held, wantedUser(next, held.user, { isChange: true }));
  return answerWith(needs, call, held.user.user_id);
}

/** The operations of a change; some clients write the word small. */
export function operationsOf(body: Schema<'ScimPatch'>) {
  const given = body.Operations ?? body['operations'];
  if (!Array.isArray(given) || given.length === 0)
    throw scimRefused(400, 'invalidSyntax', 'The change has no Operations.');
  return given as NonNullable<Schema<'ScimPatch'>['Operations']>;
}

/** Ends the access of a person, whom the directory sees no more. */
export async function removeScimUser(
  needs: DirectoryNeeds,
  call: Call<'removeScimUser'>,
): Promise<undefined> {
  const { tx, caller, now } = call;
  const held = await holdDirectoryUser(call, call.path.user_id, call.ifMatch);
  const who = { orgId: caller.orgId, userId: held.user.user_id };
  await closeAccount(needs, call, held);
  await keepProvisionedUser(tx, who, { deleted_at: now });
  await leaveGroups(tx, who.orgId, who.userId);
  await syncDirectoryRoles(needs, call, [who.userId]);
  return undefined;
}
