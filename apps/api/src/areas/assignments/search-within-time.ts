import { CompiledQuery, type Transaction } from 'kysely';
import type { Database } from '../../generated/database.ts';
import { sqlState } from '../../kernel/database/index.ts';

const queryCanceled = '57014';

// A group that needs longer is better left out than waited for.
const milliseconds = 400;

/**
 * What `read` finds, or `undefined` when it takes too long; the transaction goes on either way.
 *
 * Rolled back at the end also when all went well: nothing was written, and the settings are as before.
 */
export async function withinTime<Found>(
  tx: Transaction<Database>,
  read: () => Promise<Found>,
): Promise<Found | undefined> {
  // Statistics of a protected table are closed to `like`, so PostgreSQL would sometimes read the whole table.
  await send(
    tx,
    `savepoint search_group; set local statement_timeout = ${milliseconds}; set local enable_seqscan = off`,
  );
  try {
    return await read();
  } catch (error) {
    if (sqlState(error) === queryCanceled) return undefined;
    throw error;
  } finally {
    await send(tx, 'rollback to savepoint search_group; release savepoint search_group');
  }
}

function send(tx: Transaction<Database>, statements: string) {
  return tx.executeQuery(CompiledQuery.raw(statements));
}
