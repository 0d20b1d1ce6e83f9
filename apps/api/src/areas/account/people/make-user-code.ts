import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import { deleteAttempts } from '../sign-in/attempt-repository.ts';
import { subjectOf } from '../sign-in/sign-in-attempts.ts';
import { hashOfSignInCode, newSignInCode } from '../sign-in/sign-in-code.ts';
import { readSignInSettings } from '../sign-in/sign-in-settings-repository.ts';
import { signInMode } from '../sign-in/sign-in-rules.ts';
import { keepCode } from './invitation-repository.ts';
import { peopleRefused } from './people-rule.ts';
import {
  changed,
  endSessions,
  requireAdministered,
  requireOther,
  whoOf,
  type PeopleNeeds,
} from './person-change.ts';
import { changeUser } from './user-repository.ts';

export type CodeNeeds = PeopleNeeds & { identityProviders: IdentityProviders };

const minutesOpen = 30;

/** Makes a code that is told by phone: somebody without e-mail at hand signs in with it, once, and chooses a password. */
export async function makeUserCode(
  needs: CodeNeeds,
  call: Call<'makeUserCode'>,
): Promise<Schema<'NewUserCode'>> {
  const { tx, caller, path, now } = call;
  const code = newSignInCode();
  const expiresAt = new Date(now.getTime() + minutesOpen * 60_000);
  const user = await changed(needs, call, async (person) => {
    requireOther(call);
    await requireAdministered(call);
    if (!person.is_active) throw peopleRefused('deactivated');
    if (person.is_locked) throw peopleRefused('locked');
    await requirePasswords(needs, call);
    // Expired, because a one-time password of the organisation is asked for between the code and the new password.
    await changeUser(tx, whoOf(call), { password_hash: null, is_password_expired: true });
    await endSessions(call);
    await deleteAttempts(tx, subjectOf(person.username, needs.serverKey));
    const hash = hashOfSignInCode(code, { userId: path.user_id, serverKey: needs.serverKey });
    await keepCode(tx, { ...whoOf(call), sentBy: caller.userId, now, expiresAt }, hash);
    return { kind: 'code_made' };
  });
  return { code, expires_at: expiresAt.toISOString(), user };
}

/** Refuses where everybody comes by the identity provider: the code would open nothing. */
async function requirePasswords(
  { identityProviders }: CodeNeeds,
  { tx, caller }: Call<'makeUserCode'>,
): Promise<void> {
  const { org_code: orgCode, sign_in_mode: wanted } = await readSignInSettings(tx, caller.orgId);
  if (signInMode(wanted, identityProviders(orgCode) !== undefined) === 'provider')
    throw peopleRefused('signs_in_elsewhere');
}
