import { administrator } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import { isAddressRange, isAllowedAddress } from '#src/kernel/access/address-list.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { isOwnSession } from '../session/own-session-repository.ts';
import { revokeSession } from '../session/session-repository.ts';
import { deleteAttempts } from '../sign-in/attempt-repository.ts';
import { subjectOf } from '../sign-in/sign-in-attempts.ts';
import { findGroupsThatGive } from './people-repository.ts';
import { peopleRefused } from './people-rule.ts';
import {
  changed,
  endSessions,
  requireAdministered,
  requireOther,
  requireOthers,
  requireRight,
  whoOf,
  type PeopleNeeds,
} from './person-change.ts';
import { sendLink } from './send-link.ts';
import { changeUser, deleteRole, insertRole, isEmailTaken } from './user-repository.ts';

/** Changes the name and the contacts of a person. */
export async function saveUser(needs: PeopleNeeds, call: Call<'saveUser'>): Promise<Schema<'User'>> {
  return changed(needs, call, async (person) => {
    const { full_name, email, phone, language, allowed_addresses } = call.body;
    // The link for a password goes to this address: changing it for a configurator would hand over roles that the caller lacks.
    if (email !== person.email) await requireAdministered(call);
    requireOpenAddresses(call);
    if (await isEmailTaken(call.tx, call.caller.orgId, email, person.user_id))
      throw peopleRefused('email_taken');
    await changeUser(call.tx, whoOf(call), {
      full_name: full_name.trim(),
      email,
      phone,
      language,
      allowed_addresses,
    });
    call.audit.note({ is_email_changed: email !== person.email });
    return { kind: 'contacts', email };
  });
}

/** Gives a person a role. */
export async function giveRole(needs: PeopleNeeds, call: Call<'giveRole'>): Promise<Schema<'User'>> {
  return changed(needs, call, async () => {
    const { role_code: role } = call.body;
    await requireRight(call, role);
    const given = { role, givenBy: call.caller.userId, now: call.now };
    const name = await insertRole(call.tx, whoOf(call), given, call.language);
    if (name === undefined) throw peopleRefused('role_unknown');
    await changeUser(call.tx, whoOf(call), {});
    call.audit.note({ role });
    return { kind: 'role_given', role: name };
  });
}

/** Takes a role from a person. */
export async function takeRole(needs: PeopleNeeds, call: Call<'takeRole'>): Promise<Schema<'User'>> {
  return changed(needs, call, async () => {
    const { role_code: role } = call.body;
    await requireRight(call, role);
    if (role === administrator) await requireOthers(call);
    // It would come back with the next synchronisation or sign-in, and nobody would know why.
    const [group] = await findGroupsThatGive(call.tx, whoOf(call), role);
    if (group !== undefined) throw peopleRefused('role_of_group', { what: group });
    const name = await deleteRole(call.tx, whoOf(call), role, call.language);
    if (name === undefined) throw peopleRefused('role_unknown');
    await changeUser(call.tx, whoOf(call), {});
    call.audit.note({ role });
    return { kind: 'role_taken', role: name };
  });
}

/** Sends the link for choosing a password: the old one opens nothing any more, and sign-ins end. */
export async function sendUserLink(needs: PeopleNeeds, call: Call<'sendUserLink'>): Promise<Schema<'User'>> {
  return changed(needs, call, async (person) => {
    requireOther(call);
    await requireAdministered(call);
    if (!person.is_active) throw peopleRefused('deactivated');
    await changeUser(call.tx, whoOf(call), { password_hash: null });
    await endSessions(call);
    await deleteAttempts(call.tx, subjectOf(person.username, needs.serverKey));
    await sendLink(needs, call, person, 'reset');
  });
}

/** Locks somebody out; the database ends their sign-ins. */
export async function lockAccount(needs: PeopleNeeds, call: Call<'lockUser'>): Promise<Schema<'User'>> {
  return changed(needs, call, async () => {
    requireOther(call);
    await requireOthers(call);
    await changeUser(call.tx, whoOf(call), { is_locked: true, lock_reason: call.body.reason.trim() });
    return { kind: 'locked' };
  });
}

/** Lets somebody in again, also after too many wrong passwords. */
export async function unlockUser(needs: PeopleNeeds, call: Call<'unlockUser'>): Promise<Schema<'User'>> {
  return changed(needs, call, async (person) => {
    await changeUser(call.tx, whoOf(call), { is_locked: false, lock_reason: null });
    await deleteAttempts(call.tx, subjectOf(person.username, needs.serverKey));
    return { kind: 'unlocked' };
  });
}

/** Gives the access back: the person chooses a password anew. */
export async function reactivateUser(
  needs: PeopleNeeds,
  call: Call<'reactivateUser'>,
): Promise<Schema<'User'>> {
  return changed(needs, call, async (person) => {
    requireOther(call);
    await requireAdministered(call);
    // Nothing is closed, so nothing is opened: the password of somebody who works stays.
    if (person.is_active) return;
    await changeUser(call.tx, whoOf(call), {
      is_active: true,
      deactivated_at: null,
      deactivated_by_user_id: null,
      password_hash: null,
    });
    await sendLink(needs, call, person, 'reset');
  });
}

/** Ends one sign-in of a person, or all of them. */
export async function endUserSessions(
  needs: PeopleNeeds,
  call: Call<'endUserSessions'>,
): Promise<Schema<'User'>> {
  return changed(needs, call, async () => {
    requireOther(call);
    const { session_id: sessionId } = call.body;
    if (sessionId === null) await endSessions(call);
    else {
      if (!(await isOwnSession(call.tx, { ...whoOf(call), sessionId }))) throw notFound();
      await revokeSession(call.tx, call.caller.orgId, sessionId, { reason: 'ended_by_user', now: call.now });
    }
    await changeUser(call.tx, whoOf(call), {});
    return { kind: 'sessions_ended' };
  });
}

/** Refuses what is no range of addresses, and a restriction that would lock out whoever makes it. */
function requireOpenAddresses({ body, caller, path, address }: Call<'saveUser'>): void {
  if (!body.allowed_addresses.every(isAddressRange)) throw fieldRefused('allowed_addresses', 'invalid_value');
  if (caller.userId === path.user_id && !isAllowedAddress(address, body.allowed_addresses))
    throw peopleRefused('own_address');
}
