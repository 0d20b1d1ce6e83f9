import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { deleteExpiredSignIns } from './sign-in/external-sign-in-repository.ts';
import { countedPeriod } from './one-time-password/one-time-password-limits.ts';

/** Ended sessions stay for a month, so that what happened in them can still be understood. */
const keptAfterEnd = 30 * 24 * 60 * 60 * 1000;

/** Sealed answers serve half a minute of repeated refreshes; then nothing may be left to open. */
const keptSealed = 60 * 1000;

/** Removes what signing in left behind in an organisation and nobody needs any more. */
export async function deleteAccountLeftovers(
  tx: Transaction<Database>,
  orgId: string,
  now: Date,
): Promise<void> {
  // With it go its used refresh tokens and one-time passwords.
  await tx
    .deleteFrom('session')
    .where('org_id', '=', orgId)
    .where('absolute_expires_at', '<', before(now, keptAfterEnd))
    .execute();
  await tx
    .updateTable('session')
    .set({ successor_sealed: null })
    .where('org_id', '=', orgId)
    .where('successor_sealed', 'is not', null)
    .where('rotated_at', '<', before(now, keptSealed))
    .execute();
  await tx
    .deleteFrom('one_time_password')
    .where('org_id', '=', orgId)
    .where('created_at', '<', before(now, 2 * countedPeriod))
    .execute();
  await deleteExpiredSignIns(tx, orgId, now);
}

/** Forgets failures that no longer count; a block that still holds, maybe for good, stays. */
export async function deleteOldAttempts(tx: Transaction<Database>, now: Date): Promise<void> {
  await tx
    .deleteFrom('attempt_counter')
    .where('updated_at', '<', before(now, keptAfterEnd))
    .where((expression) =>
      expression.or([expression('blocked_until', 'is', null), expression('blocked_until', '<', now)]),
    )
    .execute();
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
