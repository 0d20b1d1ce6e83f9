import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** News for whoever has a page open: for everybody of an organisation, or for one person. */
export type LiveEvent = {
  orgId: string;
  /** Only for this person. */
  userId?: string;
  /** How clients know it; see `streamChanges` in the contract. */
  event: 'presence' | 'assignments' | 'export';
  data: object;
};

/** Channel on which news for open pages travel to every server process. */
export const liveChannel = 'dosar_live';
/** Channel on which the database says that work changed: organisation and assignment, written by a trigger. */
export const workChannel = 'dosar_work';

/** Tells every process once this transaction is stored; at most some thousand characters. */
export async function announce(tx: Transaction<Database>, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`.execute(tx);
}
