import { isAllowedAddress } from '../../kernel/access/address-list.ts';
import { recordAudit, type AuditEntry } from '../../kernel/audit/record-audit.ts';
import { inTenant, outsideTenant, platformOrgId, type Db } from '../../kernel/database/index.ts';
import type { StandaloneCall } from '../../kernel/http/route-table.ts';
import { enqueue } from '../../kernel/outbox/enqueue.ts';
import { Problem } from '../../kernel/problem/problem.ts';
import { overloaded } from '../../kernel/problem/problem-of.ts';
import { readSession } from '../../kernel/session/session-directory.ts';
import { addressRefusedText } from './address-refused-text.ts';
import { findLogin, noteSignIn, readAccount, type Account } from './login-repository.ts';
import { hashPassword, needsRehash, PasswordQueueFull, type PasswordVerifier } from './password-hash.ts';
import { profileOf } from './profile.ts';
import { beginSession, type TokenNeeds } from './session-tokens.ts';
import { countAttempt, forgetAttempts, normalisedUsername, subjectOf } from './sign-in-attempts.ts';
import type { turnTaking } from './in-turn.ts';

type SignInCall = StandaloneCall<'appToken'>;
export type SignInNeeds = TokenNeeds & {
  db: Db;
  serverKey: Buffer;
  /** Addresses that may sign in at all; empty: every address. */
  allowedAddresses: readonly string[];
  isRightPassword: PasswordVerifier;
  inTurn: ReturnType<typeof turnTaking>;
};

/**
 * Signs in with user name and password (Specification C2, X5).
 *
 * Nothing in words or time tells an unknown name from a wrong password. No transaction stays open while the password is
 * being checked.
 */
export async function signIn(needs: SignInNeeds, call: SignInCall) {
  if (!isAllowedAddress(call.address, needs.allowedAddresses)) throw new Problem(401, 'ip_not_allowed');

  const subject = subjectOf(call.body.username, needs.serverKey);
  const account = await needs.inTurn(subject, () => provenAccount(needs, call, subject));
  await refuseForeignAddress(needs, call, account);
  return openSession(needs, call, account);
}

async function provenAccount(needs: SignInNeeds, call: SignInCall, subject: string): Promise<Account> {
  const isAllowed = await countAttempt(needs.db, subject, call.now);
  const account = await findAccount(needs.db, call.body.username);
  if (!isAllowed || account?.is_locked === true)
    throw await refused(needs, call, account, 403, 'account_locked');

  const isRight = await checked(needs, call.body.password, account);
  if (account === undefined || !isRight || !account.is_active)
    throw await refused(needs, call, account, 400, 'invalid_credentials');

  await forgetAttempts(needs.db, subject);
  return account;
}

/** An unknown name is read for as long as a known one, from an organisation that does not exist. */
async function findAccount(db: Db, username: string): Promise<Account | undefined> {
  const login = await outsideTenant(db, (tx) => findLogin(tx, normalisedUsername(username)), { retry: true });
  const { orgId, userId } = login ?? { orgId: platformOrgId, userId: platformOrgId };
  return inTenant(db, orgId, (tx) => readAccount(tx, orgId, userId), { retry: true });
}

async function checked(needs: SignInNeeds, password: string, account: Account | undefined): Promise<boolean> {
  try {
    return await needs.isRightPassword(password, account?.password_hash ?? undefined);
  } catch (error) {
    throw error instanceof PasswordQueueFull ? overloaded() : error;
  }
}

async function refuseForeignAddress(needs: SignInNeeds, call: SignInCall, account: Account): Promise<void> {
  const isAllowed =
    isAllowedAddress(call.address, account.allowed_addresses) &&
    isAllowedAddress(call.address, account.org_allowed_addresses);
  if (isAllowed) return;

  await inTenant(needs.db, account.org_id, async (tx) => {
    if (account.email !== null) {
      const text = addressRefusedText(account.language, call.address, call.now);
      await enqueue(tx, { orgId: account.org_id, kind: 'email', to: account.email, ...text });
    }
    await recordAudit(tx, { ...entryOf(call, account), event: 'ADDRESS_REFUSED', outcome: 'refused' });
  });
  throw new Problem(401, 'ip_not_allowed');
}

async function openSession(needs: SignInNeeds, call: SignInCall, account: Account) {
  const { password_hash: stored } = account;
  const newPasswordHash =
    stored !== null && needsRehash(stored) ? await hashPassword(call.body.password) : undefined;

  return inTenant(needs.db, account.org_id, async (tx) => {
    const { org_id: orgId, user_id: userId } = account;
    await noteSignIn(tx, { orgId, userId, now: call.now, newPasswordHash });
    const { sessionId, ...tokens } = await beginSession(needs, tx, {
      orgId,
      userId,
      kind: kindOf(account),
      call,
    });
    const session = await readSession(tx, orgId, sessionId);
    if (session === undefined) throw new Error(`Session ${sessionId} vanished while it began.`);

    const profile = await profileOf(tx, session, call);
    await recordAudit(tx, {
      ...entryOf(call, account),
      actor: { kind: 'user', userId, sessionId },
      entity: 'session',
      entityId: sessionId,
    });
    return { ...tokens, profile, one_time_password_required: account.is_one_time_password_required };
  });
}

/** First the one-time password, then a new password, then everything. */
function kindOf(account: Account) {
  if (account.is_one_time_password_required) return 'pre_auth';
  return account.is_password_expired || account.is_default_password ? 'renew' : 'staff';
}

async function refused(
  needs: SignInNeeds,
  call: SignInCall,
  account: Account | undefined,
  status: 400 | 403,
  code: 'invalid_credentials' | 'account_locked',
): Promise<Problem> {
  const entry: AuditEntry = { ...entryOf(call, account), outcome: 'refused', reason: code };
  await inTenant(needs.db, account?.org_id ?? platformOrgId, (tx) => recordAudit(tx, entry));
  return new Problem(status, code);
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
