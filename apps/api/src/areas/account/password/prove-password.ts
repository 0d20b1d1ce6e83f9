import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { actorOf, recordAudit, type AuditEntry } from '#src/kernel/audit/record-audit.ts';
import { inTenant, outsideTenant, type Db } from '#src/kernel/database/index.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { SessionDirectory } from '#src/kernel/session/session-directory.ts';
import { deleteAttempts } from '../sign-in/attempt-repository.ts';
import type { turnTaking } from '../session/in-turn.ts';
import type { PasswordHashing } from './password-hash.ts';
import { readPasswordAccount, type PasswordAccount } from './password-repository.ts';
import { revokeSession } from '../session/session-repository.ts';
import { countAttempt, subjectOf } from '../sign-in/sign-in-attempts.ts';

/** What checking and replacing passwords stands on. */
export type PasswordNeeds = {
  db: Db;
  serverKey: Buffer;
  sessions: Pick<SessionDirectory, 'forget'>;
  passwords: PasswordHashing;
  inTurn: ReturnType<typeof turnTaking>;
};

/** A call by somebody who is signed in, and how the audit log names it. */
export type PasswordCall = {
  caller: UserCaller;
  address: string;
  now: Date;
  language: Language;
};
type Audited = Pick<AuditEntry, 'event' | 'operationId'>;

/** The caller's own password and what the organisation asks of it. */
export function ownPasswordAccount(
  { db }: PasswordNeeds,
  { caller }: PasswordCall,
): Promise<PasswordAccount> {
  return inTenant(db, caller.orgId, (tx) => readPasswordAccount(tx, caller.orgId, caller.userId), {
    retry: true,
  });
}

/**
 * Whether the caller knows the password of their own account.
 *
 * Otherwise a stolen session would be a place to guess it at leisure: it is counted like a login, and the guess that
 * blocks the name ends the session as well.
 */
export async function provePassword(
  needs: PasswordNeeds,
  call: PasswordCall & { audited: Audited },
  account: PasswordAccount,
  password: string,
): Promise<boolean> {
  const subject = subjectOf(account.username, needs.serverKey);
  return needs.inTurn(subject, async () => {
    const count = (tx: Transaction<Database>) => countAttempt(tx, subject, call.now);
    const { isAllowed, isLast } = await outsideTenant(needs.db, count, { retry: true });
    if (!isAllowed) {
      await auditRefusal(needs, call, 'account_locked');
      throw new Problem(403, 'account_locked');
    }
    const isRight = await needs.passwords.isRight(password, account.password_hash ?? undefined);
    if (isRight) await outsideTenant(needs.db, (tx) => deleteAttempts(tx, subject));
    else if (isLast) await endSession(needs, call);
    return isRight;
  });
}

async function endSession(needs: PasswordNeeds, call: PasswordCall & { audited: Audited }): Promise<never> {
  const { caller, now } = call;
  const ending = { reason: 'password_guessed', now } as const;
  await inTenant(needs.db, caller.orgId, async (tx) => {
    await revokeSession(tx, caller.orgId, caller.sessionId, ending);
    const entry = { ...entryOf(call), outcome: 'refused', reason: 'session_revoked' } as const;
    await recordAudit(tx, entry);
    await recordAudit(tx, { ...entry, event: 'SIGN_IN_BLOCKED' });
  });
  needs.sessions.forget(`session:${caller.sessionId}`);
  throw new Problem(401, 'session_revoked');
}

/** Records that a call about a password was refused, and why. */
export function auditRefusal(
  { db }: PasswordNeeds,
  call: PasswordCall & { audited: Audited },
  reason: string,
): Promise<void> {
  return inTenant(db, call.caller.orgId, (tx) =>
    recordAudit(tx, { ...entryOf(call), outcome: 'refused', reason }),
  );
}

/** The audit entry of a call about a password, as long as nothing went wrong. */
export function entryOf({ audited, caller, address, now }: PasswordCall & { audited: Audited }): AuditEntry {
  return {
    ...audited,
    outcome: 'success',
    actor: actorOf(caller),
    entity: 'user',
    entityId: caller.userId,
    address,
    now,
  };
}
