import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { passwordChangedText } from './password-changed-text.ts';
import { storePassword, type PasswordAccount } from './password-repository.ts';
import type { PasswordCall } from './prove-password.ts';
import { revokeOtherSessions } from '../session/session-repository.ts';

/**
 * Stores a new password, ends every other sign-in of its owner and tells them by e-mail.
 *
 * False, and nothing done, when the password was replaced by somebody else since it was read.
 */
export async function replacePassword(
  tx: Transaction<Database>,
  { caller, address, now }: PasswordCall,
  account: PasswordAccount,
  hash: string,
): Promise<boolean> {
  const { orgId, userId, sessionId } = caller;
  const isStored = await storePassword(tx, { orgId, userId }, { before: account.password_hash, hash, now });
  if (!isStored) return false;

  const ending = { reason: 'password_changed', now } as const;
  await revokeOtherSessions(tx, { orgId, userId, keptSessionId: sessionId }, ending);
  if (account.email !== null) {
    const text = passwordChangedText(account.language, address, now);
    await enqueue(tx, { orgId, kind: 'email', to: account.email, ...text });
  }
  return true;
}
