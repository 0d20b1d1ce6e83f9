import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

/** A stored file, and whom it belongs to. */
export type StoredDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

type NewDocument = {
  orgId: string;
  docTypeCode: string;
  claimFileId: string | null;
  assignmentId: string | null;
  /** What a guest was asked for and answers with it. */
  docRequestItemId: string | null;
  fileName: string;
  mimeType: string;
  size: number;
  sha256: string;
  storageKey: string;
  /** A picture that can be decoded: its copies are made in the background. */
  needsCopies: boolean;
  visibility: Schema<'Visibility'>;
  uploadedByUserId: string | null;
  /** None for what came with an e-mail. */
  sessionId: string | null;
  /** Where a guest sent it from. */
  addressKey: string | null;
  now: Date;
};

/** Stores the row of a kept file and answers its id. */
export async function insertDocument(tx: Transaction<Database>, document: NewDocument): Promise<string> {
  const row = await tx
    .insertInto('document')
    .values({
      org_id: document.orgId,
      doc_type_code: document.docTypeCode,
      claim_file_id: document.claimFileId,
      assignment_id: document.assignmentId,
      doc_request_item_id: document.docRequestItemId,
      file_name: document.fileName,
      mime_type: document.mimeType,
      size_bytes: document.size,
      sha256: document.sha256,
      storage_key: document.storageKey,
      copies_state: document.needsCopies ? 'waiting' : 'none',
      visibility: document.visibility,
      uploaded_by_user_id: document.uploadedByUserId,
      uploaded_in_session_id: document.sessionId,
      address_key: document.addressKey,
      system_time: document.now,
    })
    .returning('document_id')
    .executeTakeFirstOrThrow();
  return row.document_id;
}

/** Accepts a document that needs no look. */
export async function acceptDocument(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ state: 'accepted' })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .execute();
}

type Waiting = { orgId: string; sessionId: string };

/** How many files a session has waiting for its notification. The session's other uploads wait for this answer. */
export async function countWaitingDocuments(tx: Transaction<Database>, { orgId, sessionId }: Waiting) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document|${orgId}|${sessionId}`}, 0))`.execute(
    tx,
  );
  const counted = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('uploaded_in_session_id', '=', sessionId)
    .where('claim_file_id', 'is', null)
    .where('is_private', '=', false)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

type Attachment = Waiting & { documentIds: readonly string[]; claimFileId: string; assignmentId: string };

/** Gives a session's waiting files to a claim file; answers those that there were. */
export async function attachWaitingDocuments(tx: Transaction<Database>, attachment: Attachment) {
  if (attachment.documentIds.length === 0) return [];
  const rows = await tx
    .updateTable('document')
    .set({ claim_file_id: attachment.claimFileId, assignment_id: attachment.assignmentId })
    .where('org_id', '=', attachment.orgId)
    .where('uploaded_in_session_id', '=', attachment.sessionId)
    .where('claim_file_id', 'is', null)
    .where('is_private', '=', false)
    .where('document_id', 'in', attachment.documentIds)
    .returning(['document_id', 'file_name'])
    .execute();
  return rows;
}

/** A document of this organisation with everything that decides who may read it; private files are not among them. */
export async function findDocument(tx: Transaction<Database>, orgId: string, documentId: string) {
  return tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('is_private', '=', false)
    .select([
      'document_id',
      'doc_type_code',
      'claim_file_id',
      'assignment_id',
      'doc_request_item_id',
      'uploaded_in_session_id',
      'file_name',
      'mime_type',
      'size_bytes',
      'storage_key',
      'thumbnail_key',
      'copy_key',
      'copy_size_bytes',
      'copies_state',
      'visibility',
      'scan_state',
    ])
    .executeTakeFirst();
}

/** The claim file of an assignment, or `undefined` when the organisation has no such assignment. */
export async function findFileOfAssignment(tx: Transaction<Database>, orgId: string, assignmentId: string) {
  const row = await tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .select('claim_file_id')
    .executeTakeFirst();
  return row?.claim_file_id;
}

/** An active kind of document with the file types it takes. */
export async function findDocType(tx: Transaction<Database>, orgId: string, docTypeCode: string) {
  return tx
    .selectFrom('doc_type')
    .where('org_id', '=', orgId)
    .where('doc_type_code', '=', docTypeCode)
    .where('is_active', '=', true)
    .select(['allowed_mime_types', 'is_visible_to_claimant'])
    .executeTakeFirst();
}

/** Removes a session's waiting file; answers the keys of its content, or `undefined` when there is no such file. */
export async function deleteWaitingDocument(
  tx: Transaction<Database>,
  { orgId, sessionId }: Waiting,
  documentId: string,
) {
  const row = await tx
    .deleteFrom('document')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('uploaded_in_session_id', '=', sessionId)
    .where('claim_file_id', 'is', null)
    .where('is_private', '=', false)
    .returning(['storage_key', 'thumbnail_key', 'copy_key'])
    .executeTakeFirst();
  return row && contentKeys(row);
}

/** A file that came after its session had sent the notification, and the work that it goes to. */
export type LateDocument = {
  document_id: string;
  file_name: string;
  session_id: string;
  claim_file_id: string;
  assignment_id: string;
};

/** Gives files that came after a notification, and that no other one named before `olderThan`, to its claim. */
export async function attachLateDocuments(
  tx: Transaction<Database>,
  orgId: string,
  olderThan: Date,
): Promise<LateDocument[]> {
  const { rows } = await sql<LateDocument>`
    update document d set claim_file_id = late.claim_file_id, assignment_id = late.assignment_id
    from (
      select distinct on (w.document_id) w.document_id, f.claim_file_id, a.assignment_id
      from document w
        join claim_file f on f.org_id = w.org_id and f.filed_in_session_id = w.uploaded_in_session_id
          and f.opened_at <= w.system_time
        join lateral (select a.assignment_id from assignment a
          where a.org_id = f.org_id and a.claim_file_id = f.claim_file_id
          order by a.is_case_master desc, a.created_at, a.assignment_id limit 1) a on true
      where w.org_id = ${orgId} and w.claim_file_id is null and not w.is_private and w.system_time < ${olderThan}
      order by w.document_id, f.opened_at desc
    ) late
    where d.org_id = ${orgId} and d.document_id = late.document_id
    returning d.document_id, d.file_name, d.uploaded_in_session_id as session_id, d.claim_file_id, d.assignment_id`.execute(
    tx,
  );
  return rows;
}

/** Removes rows of files that no notification named before `olderThan`; answers the keys of their content. */
export async function deleteAbandonedDocuments(tx: Transaction<Database>, orgId: string, olderThan: Date) {
  const rows = await tx
    .deleteFrom('document')
    .where('org_id', '=', orgId)
    .where('claim_file_id', 'is', null)
    .where('is_private', '=', false)
    .where('system_time', '<', olderThan)
    .returning(['storage_key', 'thumbnail_key', 'copy_key'])
    .execute();
  return rows.flatMap(contentKeys);
}

type ContentKeys = { storage_key: string; thumbnail_key: string | null; copy_key: string | null };

function contentKeys({ storage_key, thumbnail_key, copy_key }: ContentKeys): string[] {
  return [storage_key, thumbnail_key, copy_key].filter((key) => key !== null);
}

/** Those of some kinds of document of which a claim file holds none; refused and replaced ones do not count. */
export async function findMissingDocTypes(
  tx: Transaction<Database>,
  {
    orgId,
    claimFileId,
    docTypeCodes,
  }: { orgId: string; claimFileId: string; docTypeCodes: readonly string[] },
) {
  const { rows } = await sql<{ doc_type_code: string; name_ro: string | null; name_en: string | null }>`
    select wanted.code as doc_type_code, doc_type.name_ro, doc_type.name_en
    from unnest(${[...docTypeCodes]}::text[]) with ordinality as wanted (code, position)
    left join doc_type on doc_type.org_id = ${orgId} and doc_type.doc_type_code = wanted.code
    where not exists (select from document where document.org_id = ${orgId}
      and document.claim_file_id = ${claimFileId} and document.doc_type_code = wanted.code
      and document.state not in ('rejected', 'superseded'))
    order by wanted.position
  `.execute(tx);
  return rows;
}

/** The kinds of document that the kind of an assignment needs. */
export async function findNeededDocTypes(
  tx: Transaction<Database>,
  orgId: string,
  assignmentId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ codes: string[] }>`
    select type.required_doc_type_codes as codes
    from assignment join assignment_type type
      on type.org_id = assignment.org_id and type.assignment_type_code = assignment.assignment_type_code
    where assignment.org_id = ${orgId} and assignment.assignment_id = ${assignmentId}`.execute(tx);
  return rows[0]?.codes ?? [];
}

/** How many documents were asked for on a file and accepted, and how many documents nobody has judged. */
export async function countForDecision(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<{ asked: number; accepted: number; unjudged: number }> {
  const { rows } = await sql<{ asked: number; accepted: number; unjudged: number }>`
      select count(*)::integer as asked, count(*) filter (where item.state = 'accepted')::integer as accepted,
        (select count(*)::integer from document where org_id = ${orgId} and claim_file_id = ${claimFileId}
          and state in ('received', 'checking')) as unjudged
      from doc_request request
        join doc_request_item item on item.org_id = request.org_id and item.doc_request_id = request.doc_request_id
      where request.org_id = ${orgId} and request.claim_file_id = ${claimFileId} and request.status <> 'cancelled'`.execute(
    tx,
  );
  return rows[0] ?? { asked: 0, accepted: 0, unjudged: 0 };
}

/** The documents of a claim file on which nobody has decided, by the name of their file; the oldest first. */
export async function findUnjudged(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('state', 'in', ['received', 'checking'])
    .select('file_name')
    .orderBy('system_time')
    .orderBy('document_id')
    .limit(200)
    .execute();
  return rows.map(({ file_name: name }) => name);
}
