import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';
import type { Attempts } from './attempt-limit.ts';

/** What is attempted; each is counted by itself. */
type AttemptKind = 'login' | 'one_time_password' | 'setup';

/** What was counted against a name so far, locked: attempts at the same moment are counted one after the other. */
export async function lockAttempts(
  tx: Transaction<Database>,
  subject: string,
  now: Date,
  kind: AttemptKind = 'login',
): Promise<Attempts> {
  const {
    rows: [counted],
  } = await sql<Attempts>`${prepared}
    insert into attempt_counter (kind, subject_hash, window_started_at, updated_at)
    values (${kind}, ${subject}, ${now}, ${now})
    on conflict (kind, subject_hash) do update set updated_at = excluded.updated_at
    returning failures, consecutive_failures as "consecutiveFailures", block_level as "blockLevel",
      window_started_at as "windowStartedAt", blocked_until as "blockedUntil"`.execute(tx);
  if (counted === undefined) throw new Error('A counter was neither found nor begun.');
  return counted;
}

export async function storeAttempts(
  tx: Transaction<Database>,
  subject: string,
  attempts: Attempts,
  now: Date,
  kind: AttemptKind = 'login',
): Promise<void> {
  await sql`${prepared}
    update attempt_counter set failures = ${attempts.failures},
      consecutive_failures = ${attempts.consecutiveFailures}, block_level = ${attempts.blockLevel},
      window_started_at = ${attempts.windowStartedAt}, blocked_until = ${attempts.blockedUntil}, updated_at = ${now}
    where kind = ${kind} and subject_hash = ${subject}`.execute(tx);
}

/** The right password, or code, clears what was counted against a name. */
export async function deleteAttempts(
  tx: Transaction<Database>,
  subject: string,
  kind: AttemptKind = 'login',
): Promise<void> {
  await sql`${prepared}
    delete from attempt_counter where kind = ${kind} and subject_hash = ${subject}`.execute(tx);
}
