import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { isAllowedAddress } from '#src/kernel/access/address-list.ts';
import { recordAudit, type AuditEntry } from '#src/kernel/audit/record-audit.ts';
import { inTenant, outsideTenant, platformOrgId, type Db } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import { deleteAttempts } from './attempt-repository.ts';
import { isHomeAddress, reportForeignAddress } from './foreign-address.ts';
import { kindAfterPassword } from './kind-after.ts';
import { enterOrganisationOfLogin, noteSignIn, readAccount, type Account } from './login-repository.ts';
import { useCode } from '../people/invitation-repository.ts';
import { needsRehash, type PasswordHashing } from '../password/password-hash.ts';
import type { TokenNeeds } from '../session/session-tokens.ts';
import { countAttempt, normalisedUsername, subjectOf } from './sign-in-attempts.ts';
import { openCodeOf } from './sign-in-code.ts';
import { signInMode } from './sign-in-rules.ts';
import { beginUserSession } from '../session/user-session.ts';
import type { turnTaking } from '../session/in-turn.ts';

type SignInCall = StandaloneCall<'appToken'>;
export type SignInNeeds = TokenNeeds & {
  db: Db;
  serverKey: Buffer;
  /** Addresses that may sign in at all; empty: every address. */
  allowedAddresses: readonly string[];
  identityProviders: IdentityProviders;
  passwords: PasswordHashing;
  inTurn: ReturnType<typeof turnTaking>;
};

/**
 * Signs in with user name and password (Specification C2, X5).
 *
 * Nothing in words or time tells an unknown name from a wrong password. One transaction before the password is checked,
 * one after it, none meanwhile: beside the hash, round trips to the database are what a sign-in costs.
 */
export async function signIn(needs: SignInNeeds, call: SignInCall) {
  if (!isAllowedAddress(call.address, needs.allowedAddresses)) throw new Problem(401, 'ip_not_allowed');

  const subject = subjectOf(call.body.username, needs.serverKey);
  return needs.inTurn(subject, async () => {
    const proven = await provenAccount(needs, call, subject);
    if (!isHomeAddress(proven.account, call)) throw await turnedAway(needs, call, proven.account, subject);
    const answer = await openSession(needs, call, proven, subject);
    // Its code was used, or replaced, in another process since it was read.
    if (answer === undefined) throw await refused(needs, call, proven.account, 'wrong');
    return answer;
  });
}

/** Somebody who has typed the password, or the code that an administrator told them. */
type Proven = { account: Account; codeHash: string | undefined };

async function provenAccount(needs: SignInNeeds, call: SignInCall, subject: string): Promise<Proven> {
  const { isAllowed, isLast, account } = await outsideTenant(
    needs.db,
    async (tx) => ({
      ...(await countAttempt(tx, subject, call.now)),
      account: await findAccount(tx, call.body.username),
    }),
    { retry: true },
  );
  if (!isAllowed) throw await refused(needs, call, account, 'locked');

  const { password } = call.body;
  const hasPassword = await needs.passwords.isRight(password, account?.password_hash ?? undefined);
  const codeHash = account && openCodeOf(account, { password, now: call.now, serverKey: needs.serverKey });
  const isRight = hasPassword || codeHash !== undefined;
  if (account === undefined || !isRight || !account.is_active || !takesPasswords(needs, account))
    throw await refused(needs, call, account, isLast ? 'last_wrong' : 'wrong');
  // Told to whoever knows the password: to others the account would answer unlike a name that nobody has.
  if (account.is_locked) throw await refused(needs, call, account, 'locked');
  return { account, codeHash };
}

/** Where everybody comes by the identity provider, what is decided there must not be passed by with a password. */
function takesPasswords({ identityProviders }: SignInNeeds, account: Account): boolean {
  return signInMode(account.sign_in_mode, identityProviders(account.org_code) !== undefined) !== 'provider';
}

/** An unknown name is read for as long as a known one. */
async function findAccount(tx: Transaction<Database>, username: string): Promise<Account | undefined> {
  const { orgId, userId } = await enterOrganisationOfLogin(tx, normalisedUsername(username));
  return readAccount(tx, orgId, userId);
}

async function turnedAway(needs: SignInNeeds, call: SignInCall, account: Account, subject: string) {
  await inTenant(needs.db, account.org_id, async (tx) => {
    await deleteAttempts(tx, subject);
    await reportForeignAddress(tx, account, call, 'appToken');
  });
  return new Problem(401, 'ip_not_allowed');
}

async function openSession(
  needs: SignInNeeds,
  call: SignInCall,
  { account, codeHash }: Proven,
  subject: string,
) {
  const { password_hash: stored } = account;
  const newPasswordHash =
    stored !== null && needsRehash(stored) ? await needs.passwords.hash(call.body.password) : undefined;

  return inTenant(needs.db, account.org_id, async (tx) => {
    const { org_id: orgId, user_id: userId } = account;
    const isCodeOver =
      codeHash !== undefined && !(await useCode(tx, { orgId, userId, now: call.now, hash: codeHash }));
    if (isCodeOver) return undefined;
    await deleteAttempts(tx, subject);
    await noteSignIn(tx, { orgId, userId, now: call.now, newPasswordHash });
    const { sessionId, tokens } = await beginUserSession(needs, tx, call, {
      orgId,
      userId,
      kind: kindAfterPassword(account),
      amr: [codeHash === undefined ? 'pwd' : 'otp'],
    });
    await recordAudit(tx, {
      ...entryOf(call, account),
      actor: { kind: 'user', userId, sessionId },
      entity: 'session',
      entityId: sessionId,
    });
    return { ...tokens, one_time_password_required: account.is_one_time_password_required };
  });
}

/** The wrong password that blocks the name is answered like those before it, and is told apart in the audit log only. */
async function refused(
  needs: SignInNeeds,
  call: SignInCall,
  account: Account | undefined,
  why: 'wrong' | 'last_wrong' | 'locked',
): Promise<Problem> {
  const code = why === 'locked' ? 'account_locked' : 'invalid_credentials';
  const entry: AuditEntry = { ...entryOf(call, account), outcome: 'refused', reason: code };
  await inTenant(needs.db, account?.org_id ?? platformOrgId, async (tx) => {
    await recordAudit(tx, entry);
    if (why === 'last_wrong') await recordAudit(tx, { ...entry, event: 'SIGN_IN_BLOCKED' });
  });
  return new Problem(why === 'locked' ? 403 : 400, code);
}

function entryOf(call: SignInCall, account: Account | undefined): AuditEntry {
  return {
    event: 'SIGNED_IN',
    outcome: 'success',
    actor: { kind: 'public' },
    entity: 'user',
    entityId: account?.user_id,
    operationId: 'appToken',
    address: call.address,
    now: call.now,
  };
}
