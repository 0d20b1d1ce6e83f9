import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A kind of news for open pages. `name` is how clients know it; see `streamChanges` in the contract. */
export type LiveNews<Data extends object> = {
  name: string;
  /** The news as it travels to every process. */
  written: (to: LiveRecipients, data: Data) => string;
};

/** Everybody of an organisation, or one person. */
export type LiveRecipients = { orgId: string; userId?: string };

/** What `written` holds. */
export type LiveEvent = LiveRecipients & { event: string; data: object };

/** Declares a kind of news. It stands in the `events.ts` of the area that announces it. */
export function defineLiveNews<Data extends object>(name: string): LiveNews<Data> {
  return { name, written: (to, data) => JSON.stringify({ ...to, event: name, data } satisfies LiveEvent) };
}

/** Channel on which news for open pages travel to every server process. */
export const liveChannel = 'dosar_live';
/** Channel on which the database says that work changed: organisation and assignment, written by a trigger. */
export const workChannel = 'dosar_work';
/** Channel on which the database says that a claim file changed: organisation, file and area, written by triggers of its tables. */
export const fileChannel = 'dosar_file';

/** Sends news to every open page that it concerns, once this transaction is committed; at most some thousand characters. */
export async function announce<Data extends object>(
  tx: Transaction<Database>,
  news: LiveNews<Data>,
  to: LiveRecipients,
  data: Data,
): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${news.written(to, data)})`.execute(tx);
}
