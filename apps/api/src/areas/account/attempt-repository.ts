import type { Transaction } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Attempts } from './attempt-limit.ts';

/** What is attempted; each is counted by itself. */
type AttemptKind = 'login' | 'one_time_password';

/** What was counted against a name so far, locked: attempts at the same moment are counted one after the other. */
export async function lockAttempts(
  tx: Transaction<Database>,
  subject: string,
  now: Date,
  kind: AttemptKind = 'login',
): Promise<Attempts> {
  await tx
    .insertInto('attempt_counter')
    .values({ kind, subject_hash: subject, window_started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('attempt_counter')
    .select(['failures', 'consecutive_failures', 'block_level', 'window_started_at', 'blocked_until'])
    .where('kind', '=', kind)
    .where('subject_hash', '=', subject)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    failures: row.failures,
    consecutiveFailures: row.consecutive_failures,
    blockLevel: row.block_level,
    windowStartedAt: row.window_started_at,
    blockedUntil: row.blocked_until,
  };
}

export async function storeAttempts(
  tx: Transaction<Database>,
  subject: string,
  attempts: Attempts,
  now: Date,
  kind: AttemptKind = 'login',
): Promise<void> {
  await tx
    .updateTable('attempt_counter')
    .set({
      failures: attempts.failures,
      consecutive_failures: attempts.consecutiveFailures,
      block_level: attempts.blockLevel,
      window_started_at: attempts.windowStartedAt,
      blocked_until: attempts.blockedUntil,
      updated_at: now,
    })
    .where('kind', '=', kind)
    .where('subject_hash', '=', subject)
    .execute();
}

export async function deleteAttempts(
  tx: Transaction<Database>,
  subject: string,
  kind: AttemptKind = 'login',
): Promise<void> {
  await tx
    .deleteFrom('attempt_counter')
    .where('kind', '=', kind)
    .where('subject_hash', '=', subject)
    .execute();
}
