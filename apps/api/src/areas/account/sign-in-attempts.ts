import { createHmac } from 'node:crypto';
import { outsideTenant, type Db } from '../../kernel/database/index.ts';
import { countedAttempt } from './attempt-limit.ts';

const kind = 'login';

/** The name as it is looked up: written differently, it is still the same name. */
export function normalisedUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** Names are counted by a keyed hash, also names that do not exist: the table betrays nobody. */
export function subjectOf(username: string, serverKey: Buffer): string {
  return createHmac('sha256', serverKey)
    .update(`${kind} ${normalisedUsername(username)}`)
    .digest('hex');
}

/** Counts an attempt and says whether its password may be looked at. Fifty attempts at once are still counted one by one. */
export function countAttempt(db: Db, subject: string, now: Date): Promise<boolean> {
  return outsideTenant(
    db,
    async (tx) => {
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

      const { isAllowed, attempts } = countedAttempt(
        {
          failures: row.failures,
          consecutiveFailures: row.consecutive_failures,
          blockLevel: row.block_level,
          windowStartedAt: row.window_started_at,
          blockedUntil: row.blocked_until,
        },
        now,
      );
      if (isAllowed) {
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
      return isAllowed;
    },
    { retry: true },
  );
}

/** The right password clears what was counted against a name. */
export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await outsideTenant(db, (tx) =>
    tx.deleteFrom('attempt_counter').where('kind', '=', kind).where('subject_hash', '=', subject).execute(),
  );
}
