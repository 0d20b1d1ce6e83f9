import { newIdempotencyKey } from '@dosar/api-client';
import * as z from 'zod/mini';

/** The note as it was last sent, with the key it was sent under. */
export const sentNote = z.optional(z.object({ body: z.string(), key: z.string() }));

/** The key to send `body` under: that of the last try when it was the same note, for another text is another note. */
export function sameNoteKey(body: string, sent: z.output<typeof sentNote>): string {
  return sent?.body === body ? sent.key : newIdempotencyKey();
}
