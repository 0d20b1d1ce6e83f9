import { roleRefusal } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import type { SessionDirectory } from '#src/kernel/session/session-directory.ts';
import { lockUser, revokeOtherSessions } from '../session/session-repository.ts';
import { userOf } from './browse-people.ts';
import { accountChangeText, type AccountChange } from './change-text.ts';
import { holdPartsOf } from '../roles/own-role-repository.ts';
import { findRoleCodesOf, isLastAdministrator } from './people-repository.ts';
import { peopleRefused, type PeopleRule } from './people-rule.ts';
import type { LinkNeeds } from './send-link.ts';
import { holdUser, nameOfUser, type HeldUser } from './user-repository.ts';

/** What changing people stands on. */
export type PeopleNeeds = LinkNeeds & { serverKey: Buffer; sessions: Pick<SessionDirectory, 'forget'> };

/** A call that changes one person. */
export type ChangeCall = Call<
  | 'saveUser'
  | 'giveRole'
  | 'takeRole'
  | 'sendUserLink'
  | 'makeUserCode'
  | 'setUserReplacement'
  | 'endUserReplacement'
  | 'lockUser'
  | 'unlockUser'
  | 'deactivateUser'
  | 'reactivateUser'
  | 'endUserSessions'
>;

export const whoOf = ({ caller, path }: ChangeCall) => ({ orgId: caller.orgId, userId: path.user_id });

/** Holds a person, changes them, tells them by e-mail, and answers with the person as they are now. */
export async function changed(
  needs: PeopleNeeds,
  call: ChangeCall,
  change: (person: HeldUser) => Promise<AccountChange | void>,
): Promise<Schema<'User'>> {
  const { tx, path, body, audit } = call;
  const person = await holdUser(tx, whoOf(call));
  if (person === undefined) throw notFound();
  audit.subject(path.user_id);
  if (person.row_version !== body.row_version) throw staleRowVersion(person.row_version);
  const told = await change(person);
  if (told) await tell(call, person, told);
  needs.sessions.forget(`user:${path.user_id}`);
  return userOf(call, path.user_id);
}

/** Tells a person by e-mail what was changed and by whom. */
export async function tell(
  { tx, caller, now }: Pick<ChangeCall, 'tx' | 'caller' | 'now'>,
  person: Pick<HeldUser, 'email' | 'language'>,
  change: AccountChange,
): Promise<void> {
  const by = await nameOfUser(tx, { orgId: caller.orgId, userId: caller.userId });
  const text = accountChangeText(person.language, change, by, now);
  // A changed address is told at the old one, too: whoever took over an account cannot keep its owner from hearing of it.
  const addresses = [person.email, 'email' in change ? change.email : null];
  for (const to of new Set(addresses))
    if (to !== null) await enqueue(tx, { orgId: caller.orgId, kind: 'email', to, ...text });
}

export function requireOther({ caller, path }: ChangeCall): void {
  if (caller.userId === path.user_id) throw peopleRefused('own_account');
}

export async function requireOthers(call: ChangeCall): Promise<void> {
  if (await isLastAdministrator(call.tx, call.caller.orgId, call.path.user_id))
    throw peopleRefused('last_administrator');
}

export async function requireRight({ tx, caller, path }: ChangeCall, role: string): Promise<void> {
  const refusal: PeopleRule | undefined = roleRefusal({
    giverId: caller.userId,
    giverRoles: caller.roles,
    personId: path.user_id,
    role,
    parts: await holdPartsOf(tx, caller.orgId, role),
  });
  if (refusal !== undefined) throw peopleRefused(refusal);
}

/** Refuses for a person with a role that the caller does not administer; the own account is always theirs. */
export async function requireAdministered(call: ChangeCall): Promise<void> {
  const { tx, caller, path } = call;
  if (caller.userId === path.user_id) return;
  for (const role of await findRoleCodesOf(tx, caller.orgId, path.user_id)) await requireRight(call, role);
}

export async function endSessions({ tx, caller, path, now }: ChangeCall): Promise<void> {
  const user = { orgId: caller.orgId, userId: path.user_id };
  await lockUser(tx, user.orgId, user.userId);
  await revokeOtherSessions(tx, user, { reason: 'ended_by_user', now });
}
