import { fetchWithin } from './fetch-within.ts';

/** The server ends its streams before this. */
const streamTimeout = 20 * 60_000;

/** What a call is made with whose answer goes on for as long as somebody listens; it ends with the signal. */
export const asStream = { parseAs: 'stream', fetch: fetchWithin(streamTimeout) } as const;
