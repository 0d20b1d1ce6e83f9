import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A kind of server-sent event. Clients receive it under `name`; see `streamChanges` in the contract. */
export type LiveNews<Data extends object> = {
  name: string;
  /** The event as its text in a notification. */
  written: (to: LiveRecipients, data: Data) => string;
};

/** Everybody of an organisation, or one person. */
export type LiveRecipients = { orgId: string; userId?: string };

/** The content of the text that `written` makes. */
export type LiveEvent = LiveRecipients & { event: string; data: object };

/** Declares a kind of event, in the `events.ts` of the area that announces it. */
export function defineLiveNews<Data extends object>(name: string): LiveNews<Data> {
  return { name, written: (to, data) => JSON.stringify({ ...to, event: name, data } satisfies LiveEvent) };
}

/** Channel that carries events for open pages to every server process. */
export const liveChannel = 'dosar_live';
/** Channel on which the database says that work changed: organisation and assignment, written by a trigger. */
export const workChannel = 'dosar_work';
/** Channel on which the database says that a claim file changed: organisation, file and area, written by triggers of its tables. */
export const fileChannel = 'dosar_file';

/** Sends an event to every open page of its audience after the commit; at most some thousand characters. */
export async function announce<Data extends object>(
  tx: Transaction<Database>,
  news: LiveNews<Data>,
  to: LiveRecipients,
  data: Data,
): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${news.written(to, data)})`.execute(tx);
}
