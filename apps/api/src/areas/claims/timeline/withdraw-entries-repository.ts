import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What some entries of a claim file are about, which belongs to another file. */
type Withdrawn = { orgId: string; claimFileId: string; messageId?: string; documentIds: readonly string[] };

/**
 * Takes the words of a message and the names of documents out of the timeline of a file that they do not belong to.
 *
 * The entries stay, for the staff alone: that something came, and when, is part of what happened.
 */
export async function withdrawEntries(
  tx: Transaction<Database>,
  { orgId, claimFileId, messageId, documentIds }: Withdrawn,
): Promise<void> {
  await sql`
    update timeline_event set body = null, visibility = 'internal',
      data = data - 'subject' - 'from' || '{"is_withdrawn": true}'
    where org_id = ${orgId} and claim_file_id = ${claimFileId}
      and (data ->> 'message_id' = ${messageId ?? null}
        or data ->> 'document_id' = any (${[...documentIds]}::text[]))`.execute(tx);
}
