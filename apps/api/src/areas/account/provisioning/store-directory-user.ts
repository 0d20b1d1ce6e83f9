import { changeUser, isEmailTaken } from '../people/user-repository.ts';
import { normalisedUsername } from '../sign-in/sign-in-attempts.ts';
import { closeAccount, openAccount } from './directory-access.ts';
import {
  tellPerson,
  type DirectoryCall,
  type DirectoryNeeds,
  type HeldDirectoryUser,
} from './directory-change.ts';
import { scimRefused } from './scim-refusal.ts';
import type { WantedUser } from './scim-user.ts';
import { keepProvisionedUser } from './scim-user-repository.ts';

/** Makes a person what the directory wants, and tells them of it. */
export async function storeUser(
  needs: DirectoryNeeds,
  call: DirectoryCall,
  held: HeldDirectoryUser,
  wanted: WantedUser,
): Promise<void> {
  const { tx, caller } = call;
  const { user, state } = held;
  const who = { orgId: caller.orgId, userId: user.user_id };
  const contacts = {
    username: wanted.userName,
    username_normalised: normalisedUsername(wanted.userName),
    email: wanted.email,
    phone: wanted.phone,
  };
  const isReachedOtherwise =
    contacts.username !== user.username || contacts.email !== user.email || contacts.phone !== user.phone;
  // By these an account is entered: a directory would hand over roles that no group gives.
  if (isReachedOtherwise && state.configures)
    throw scimRefused(409, 'mutability', 'The contacts of an administrator are changed by an administrator.');
  if (wanted.email !== null && (await isEmailTaken(tx, who.orgId, wanted.email, who.userId)))
    throw scimRefused(409, 'uniqueness', 'Somebody else has this address.');

  const said = {
    external_id: wanted.externalId,
    given_name: wanted.givenName,
    family_name: wanted.familyName,
  };
  const change = {
    ...contacts,
    full_name: wanted.fullName,
    // Whoever chose a language here keeps it until the directory says another one.
    ...(wanted.language !== undefined && { language: wanted.language }),
  };
  if (isReachedOtherwise || isDescribedOtherwise(user, wanted)) {
    await changeUser(tx, who, change);
    await keepProvisionedUser(tx, who, said);
  }
  if (isReachedOtherwise && wanted.email !== null)
    await tellPerson(call, held.person, { kind: 'contacts', email: wanted.email });

  if (wanted.active === false && user.active) await closeAccount(needs, call, held);
  if (wanted.active === true && !user.active) await openAccount(needs, call, held);
  needs.sessions.forget(`user:${who.userId}`);
}

function isDescribedOtherwise(user: HeldDirectoryUser['user'], wanted: WantedUser): boolean {
  return (
    wanted.fullName !== user.full_name ||
    (wanted.language ?? user.language) !== user.language ||
    wanted.externalId !== user.external_id ||
    wanted.givenName !== user.given_name ||
    wanted.familyName !== user.family_name
  );
}
