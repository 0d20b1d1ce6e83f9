import { CompiledQuery, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { isOutOfTime } from '#src/kernel/database/index.ts';

/** What `read` finds, or `undefined` when it takes too long; the transaction goes on either way. */
export type WithinTime = <Found>(read: () => Promise<Found>) => Promise<Found | undefined>;

// A group that needs longer is better left out than waited for.
const milliseconds = 400;

/**
 * Searches group by group, each within its time.
 *
 * Rolled back at the end also when all went well: nothing was written, and the settings are as before.
 */
export async function searchInGroups<Findings>(
  tx: Transaction<Database>,
  search: (withinTime: WithinTime) => Promise<Findings>,
): Promise<Findings> {
  // Statistics of a protected table are closed to `like`, so PostgreSQL would sometimes read the whole table. For the same
  // reason it knows no better plan for one text than for another, and planning anew takes longer than reading what was found.
  await send(
    tx,
    `savepoint search; set local statement_timeout = ${milliseconds}; set local enable_seqscan = off;
      set local plan_cache_mode = force_generic_plan; savepoint search_group`,
  );
  try {
    return await search(async (read) => {
      try {
        return await read();
      } catch (error) {
        if (!isOutOfTime(error)) throw error;
        await send(tx, 'rollback to savepoint search_group');
        return undefined;
      }
    });
  } finally {
    await send(tx, 'rollback to savepoint search; release savepoint search');
  }
}

function send(tx: Transaction<Database>, statements: string) {
  return tx.executeQuery(CompiledQuery.raw(statements));
}
