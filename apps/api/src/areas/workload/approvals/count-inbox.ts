import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { countWaiting } from './inbox-repository.ts';
import { countKept } from './kept-requests.ts';

/** How many requests of every kind wait for a manager. */
export async function countInbox(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  most?: number,
): Promise<number> {
  return (await countWaiting(tx, { orgId, userId }, most)) + (await countKept({ tx, orgId, userId }));
}
