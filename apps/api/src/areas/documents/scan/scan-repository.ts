import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Holds a document back until the scanner has looked at it. */
export async function holdDocument(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ scan_state: 'pending' })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .execute();
}

/** Where the content of a document lies that waits for the scanner. */
export async function findHeldContent(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('scan_state', '=', 'pending')
    .select('storage_key')
    .executeTakeFirst();
  return row?.storage_key;
}

/** Documents that wait for the scanner, oldest first. */
export async function findHeldDocuments(tx: Transaction<Database>, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('scan_state', '=', 'pending')
    .select('document_id')
    .orderBy('system_time')
    .limit(10_000)
    .execute();
  return rows.map((row) => row.document_id);
}

/** Releases a document in which nothing was found; answers whether it still waited, and whether for its copies as well. */
export async function releaseDocument(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
  now: Date,
): Promise<{ copies_state: string } | undefined> {
  return tx
    .updateTable('document')
    .set({ scan_state: 'clean', scanned_at: now })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('scan_state', '=', 'pending')
    .returning('copies_state')
    .executeTakeFirst();
}

/** A document in quarantine, and the language of the person who was asked for it. */
export type QuarantinedDocument = {
  file_name: string;
  claim_file_id: string | null;
  assignment_id: string | null;
  doc_request_item_id: string | null;
  language: Language;
};

/** Puts a document into quarantine: refused, without copies. Answers nothing when it does not wait any more. */
export async function quarantineDocument(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
  { signature, reasons, now }: { signature: string; reasons: Record<Language, string>; now: Date },
): Promise<QuarantinedDocument | undefined> {
  const { rows } = await sql<QuarantinedDocument>`
    with held as (
      select d.org_id, d.document_id, coalesce(request.language, 'ro') as language from document d
        left join doc_request_item item on item.org_id = d.org_id and item.doc_request_item_id = d.doc_request_item_id
        left join doc_request request on request.org_id = item.org_id and request.doc_request_id = item.doc_request_id
      where d.org_id = ${orgId} and d.document_id = ${documentId} and d.scan_state = 'pending'
    )
    update document set scan_state = 'infected', scan_signature = ${signature}, scanned_at = ${now},
      copies_state = 'none', state = 'rejected', judged_at = ${now},
      reject_reason = case held.language when 'en' then ${reasons.en} else ${reasons.ro} end,
      row_version = document.row_version + 1
    from held where document.org_id = held.org_id and document.document_id = held.document_id
      and document.scan_state = 'pending'
    returning document.file_name, document.claim_file_id, document.assignment_id, document.doc_request_item_id,
      held.language`.execute(tx);
  return rows[0];
}
