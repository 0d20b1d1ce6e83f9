import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { countedAttempt } from './attempt-limit.ts';
import { lockAttempts, storeAttempts } from './attempt-repository.ts';

/** The name as it is looked up: written differently, it is still the same name. */
export function normalisedUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** Names are counted by a keyed hash, also names that do not exist: the table betrays nobody. */
export function subjectOf(username: string, serverKey: Buffer): string {
  return createHmac('sha256', serverKey)
    .update(`login ${normalisedUsername(username)}`)
    .digest('hex');
}

/** Whether the password of an attempt may be looked at, and whether it is the last one before the name is blocked. */
type CountedAttempt = { isAllowed: boolean; isLast: boolean };

/** Counts an attempt before its password is looked at. Fifty at once are still counted one by one. */
export async function countAttempt(
  tx: Transaction<Database>,
  subject: string,
  now: Date,
): Promise<CountedAttempt> {
  const { isAllowed, attempts } = countedAttempt(await lockAttempts(tx, subject, now), now);
  if (isAllowed) await storeAttempts(tx, subject, attempts, now);
  return { isAllowed, isLast: attempts.blockedUntil !== null };
}
