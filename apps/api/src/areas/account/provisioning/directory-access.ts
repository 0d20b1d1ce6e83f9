import { isLastAdministrator } from '../people/people-repository.ts';
import { hasLeftWork } from '../people/left-work.ts';
import { changeUser } from '../people/user-repository.ts';
import { sendLink } from '../people/send-link.ts';
import { lockUser, revokeOtherSessions } from '../session/session-repository.ts';
import { readOrganisationSignIn } from './provisioning-repository.ts';
import {
  tellPerson,
  type DirectoryCall,
  type DirectoryNeeds,
  type HeldDirectoryUser,
} from './directory-change.ts';
import { scimRefused } from './scim-refusal.ts';
import { keepProvisionedUser } from './scim-user-repository.ts';
import { signInMode } from '../sign-in/sign-in-rules.ts';

/** Why an account is locked until somebody hands over its work. */
const lockedByDirectory = 'provisioning';

/**
 * Ends the access of a person at once.
 *
 * Somebody with open work is locked only: the work stays with them and is seen there until a manager hands it over.
 */
export async function closeAccount(
  needs: DirectoryNeeds,
  call: DirectoryCall,
  { user, person, state }: HeldDirectoryUser,
): Promise<void> {
  const { tx, caller, now } = call;
  const who = { orgId: caller.orgId, userId: user.user_id };
  await keepProvisionedUser(tx, who, { is_closed: true });
  if (!state.is_active) return;
  if (await isLastAdministrator(tx, who.orgId, who.userId))
    throw scimRefused(409, 'mutability', 'The last administrator stays. Give somebody else the role first.');
  await lockUser(tx, who.orgId, who.userId);
  await revokeOtherSessions(tx, who, { reason: 'ended_by_user', now });
  if (await hasLeftWork({ tx, ...who, now, language: call.language })) {
    call.audit.note({ has_open_work: true });
    // Whom an administrator has locked stays locked for that reason.
    const lock = state.is_locked ? {} : { is_locked: true, lock_reason: lockedByDirectory };
    await changeUser(tx, who, lock);
    await tellPerson(call, person, { kind: 'locked' });
  } else {
    await changeUser(tx, who, { is_active: false, deactivated_at: now, deactivated_by_user_id: null });
    await tellPerson(call, person, { kind: 'deactivated' });
  }
  needs.sessions.forget(`user:${who.userId}`);
}

/** Gives the access back that the directory had ended; what an administrator ended, an administrator gives back. */
export async function openAccount(
  needs: DirectoryNeeds,
  call: DirectoryCall,
  { user, person, state }: HeldDirectoryUser,
): Promise<void> {
  const { tx, caller, now } = call;
  const who = { orgId: caller.orgId, userId: user.user_id };
  if (state.closed_by_person)
    throw scimRefused(409, 'mutability', 'An administrator has closed this account and opens it again.');
  await keepProvisionedUser(tx, who, { is_closed: false });
  const isLockedByUs = state.is_locked && state.lock_reason === lockedByDirectory;
  await changeUser(tx, who, {
    is_active: true,
    deactivated_at: null,
    ...(isLockedByUs && { is_locked: false, lock_reason: null }),
    // The password from before opens nothing any more.
    ...(!state.is_active && { password_hash: null }),
  });
  if (state.is_active) {
    if (isLockedByUs) await tellPerson(call, person, { kind: 'unlocked' });
  } else if (await hasPasswords(needs, call)) {
    if (person.email === null)
      throw scimRefused(400, 'invalidValue', 'Without an address in emails nobody can be invited.');
    await sendLink(needs, { tx, caller: { orgId: who.orgId }, now }, person, 'reset');
  }
  needs.sessions.forget(`user:${who.userId}`);
}

/** Whether people of the organisation sign in with a password, and so need a link to choose one. */
export async function hasPasswords(
  { identityProviders }: Pick<DirectoryNeeds, 'identityProviders'>,
  { tx, caller }: Pick<DirectoryCall, 'tx' | 'caller'>,
): Promise<boolean> {
  const { org_code: code, sign_in_mode: mode } = await readOrganisationSignIn(tx, caller.orgId);
  return signInMode(mode, identityProviders(code) !== undefined) !== 'provider';
}
