import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** A stored file, and whom it belongs to. */
export type StoredDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

type NewDocument = {
  orgId: string;
  docTypeCode: string;
  claimFileId: string | null;
  assignmentId: string | null;
  fileName: string;
  mimeType: string;
  size: number;
  sha256: string;
  storageKey: string;
  /** A picture that can be decoded: its copies are made in the background. */
  needsCopies: boolean;
  visibility: Schema<'Visibility'>;
  uploadedByUserId: string | null;
  sessionId: string;
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
    .where('document_id', 'in', attachment.documentIds)
    .returning(['document_id', 'file_name'])
    .execute();
  return rows;
}

/** A document of this organisation with everything that decides who may read it. */
export async function findDocument(tx: Transaction<Database>, orgId: string, documentId: string) {
  return tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .select([
      'document_id',
      'doc_type_code',
      'claim_file_id',
      'assignment_id',
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

type DocumentsAsked = {
  orgId: string;
  claimFileId: string;
  language: Language;
  /** The last document of the page before. */
  after: string | undefined;
  limit: number;
};

/** How many documents a claim file has. */
export async function countDocumentsOfFile(tx: Transaction<Database>, orgId: string, claimFileId: string) {
  const counted = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

/** The documents of a claim file, newest first. */
export async function findDocumentsOfFile(
  tx: Transaction<Database>,
  { orgId, claimFileId, language, after, limit }: DocumentsAsked,
): Promise<Schema<'Document'>[]> {
  const rows = await tx
    .selectFrom('document')
    .innerJoin('doc_type', (join) =>
      join
        .onRef('doc_type.org_id', '=', 'document.org_id')
        .onRef('doc_type.doc_type_code', '=', 'document.doc_type_code'),
    )
    .leftJoin('app_user', (join) =>
      join
        .onRef('app_user.org_id', '=', 'document.org_id')
        .onRef('app_user.user_id', '=', 'document.uploaded_by_user_id'),
    )
    .where('document.org_id', '=', orgId)
    .where('document.claim_file_id', '=', claimFileId)
    .select([
      'document.document_id as id',
      'document.doc_type_code',
      `doc_type.name_${language} as doc_type_name`,
      'document.file_name',
      'document.mime_type',
      'document.size_bytes as size',
      'document.state',
      'document.visibility',
      sql<boolean>`document.thumbnail_key is not null or document.copies_state = 'waiting'`.as(
        'has_thumbnail',
      ),
      'app_user.full_name as uploaded_by_name',
      'document.system_time',
    ])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(document.system_time, document.document_id) < (select system_time, document_id from document
          where org_id = ${orgId} and claim_file_id = ${claimFileId} and document_id = ${after})`,
      ),
    )
    .orderBy('document.system_time', 'desc')
    .orderBy('document.document_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, system_time: row.system_time.toISOString() }));
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
      where w.org_id = ${orgId} and w.claim_file_id is null and w.system_time < ${olderThan}
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
