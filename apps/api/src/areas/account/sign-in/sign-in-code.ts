import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Account } from './login-repository.ts';

/** Read out without being misheard or mistyped: neither I, L, O and U nor the digits that look like them. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 4;

/** A code for a person who cannot open a link, in groups that are told by phone. */
export function newSignInCode(): string {
  const letter = () => letters.charAt(randomInt(letters.length));
  return Array.from({ length: groups }, () => Array.from({ length: groupLength }, letter).join('')).join('-');
}

/** How a code is stored: of one person only, and useless to whoever has the table without the key of the server. */
export function hashOfSignInCode(
  code: string,
  { userId, serverKey }: { userId: string; serverKey: Buffer },
): string {
  const plain = code.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
  return createHmac('sha256', serverKey).update(`sign-in code ${userId} ${plain}`).digest('hex');
}

/** The hash of what was typed in the place of the password, when it is the open code of the account. */
export function openCodeOf(
  account: Account,
  { password, now, serverKey }: { password: string; now: Date; serverKey: Buffer },
): string | undefined {
  const { user_id: userId, code_hash: stored, code_expires_at: expiresAt } = account;
  const hash = hashOfSignInCode(password, { userId, serverKey });
  if (stored === null || expiresAt === null || expiresAt <= now) return undefined;
  return timingSafeEqual(Buffer.from(hash), Buffer.from(stored)) ? hash : undefined;
}
