import { holdUser, insertUser, isEmailTaken } from '../people/user-repository.ts';
import { sendLink } from '../people/send-link.ts';
import { normalisedUsername } from '../sign-in/sign-in-attempts.ts';
import { closeAccount, hasPasswords } from './directory-access.ts';
import { holdDirectoryUser, type DirectoryCall, type DirectoryNeeds } from './directory-change.ts';
import { scimRefused } from './scim-refusal.ts';
import type { WantedUser } from './scim-user.ts';
import { keepProvisionedUser } from './scim-user-repository.ts';

/** Adds somebody whom the directory knows, without roles, and sends the link for a password where there are passwords. */
export async function addDirectoryUser(
  needs: DirectoryNeeds,
  call: DirectoryCall,
  wanted: WantedUser,
): Promise<string> {
  const { tx, caller, now } = call;
  const { orgId } = caller;
  if (wanted.email !== null && (await isEmailTaken(tx, orgId, wanted.email)))
    throw scimRefused(409, 'uniqueness', 'Somebody else has this address.');
  const userId = await insertUser(tx, orgId, {
    username: wanted.userName,
    usernameNormalised: normalisedUsername(wanted.userName),
    fullName: wanted.fullName,
    email: wanted.email,
    phone: wanted.phone,
    language: wanted.language ?? 'ro',
    teamId: null,
  });
  if (userId === undefined) throw scimRefused(409, 'uniqueness', 'Somebody has this user name.');
  await keepProvisionedUser(
    tx,
    { orgId, userId },
    { external_id: wanted.externalId, given_name: wanted.givenName, family_name: wanted.familyName },
  );
  if (wanted.active === false) {
    await closeAccount(needs, call, await holdDirectoryUser(call, userId));
    return userId;
  }
  if (!(await hasPasswords(needs, call))) return userId;
  const person = await holdUser(tx, { orgId, userId });
  if (person === undefined) throw new Error('A new person vanished.');
  if (person.email === null)
    throw scimRefused(400, 'invalidValue', 'Without an address in emails nobody can be invited.');
  await sendLink(needs, { tx, caller: { orgId }, now }, person, 'invitation');
  return userId;
}
