import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Who sends files in parts: a person of the staff, or the session of a guest. */
export type UploadOwner = { orgId: string; sessionId: string; userId: string | null };

type NewUpload = {
  docTypeCode: string;
  assignmentId: string | null;
  docRequestItemId: string | null;
  fileName: string;
  size: number;
  now: Date;
};

/** Stores the announcement of a file and answers its id. */
export async function insertUpload(
  tx: Transaction<Database>,
  owner: UploadOwner,
  upload: NewUpload,
): Promise<string> {
  const row = await tx
    .insertInto('upload')
    .values({
      org_id: owner.orgId,
      session_id: owner.sessionId,
      user_id: owner.userId,
      doc_type_code: upload.docTypeCode,
      assignment_id: upload.assignmentId,
      doc_request_item_id: upload.docRequestItemId,
      file_name: upload.fileName,
      size_bytes: upload.size,
      system_time: upload.now,
    })
    .returning('upload_id')
    .executeTakeFirstOrThrow();
  return row.upload_id;
}

/** How many announced files of a session are not documents yet. Its next announcement waits for this transaction. */
export async function countOpenUploads(
  tx: Transaction<Database>,
  { orgId, sessionId }: UploadOwner,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload|${orgId}|${sessionId}`}, 0))`.execute(tx);
  const counted = await tx
    .selectFrom('upload')
    .where('org_id', '=', orgId)
    .where('session_id', '=', sessionId)
    .where('document_id', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

/** An announced file of somebody; `undefined` for those of others and what is not known. */
export async function findUpload(tx: Transaction<Database>, owner: UploadOwner, uploadId: string) {
  return ownUpload(tx, owner, uploadId).executeTakeFirst();
}

/** The same, locked: whoever keeps it a second time waits for the first. */
export async function lockUpload(tx: Transaction<Database>, owner: UploadOwner, uploadId: string) {
  return ownUpload(tx, owner, uploadId).forUpdate().executeTakeFirst();
}

function ownUpload(tx: Transaction<Database>, { orgId, sessionId, userId }: UploadOwner, uploadId: string) {
  return tx
    .selectFrom('upload')
    .where('org_id', '=', orgId)
    .where('upload_id', '=', uploadId)
    .where((eb) =>
      userId === null
        ? eb.and([eb('user_id', 'is', null), eb('session_id', '=', sessionId)])
        : eb('user_id', '=', userId),
    )
    .select([
      'upload_id',
      'doc_type_code',
      'assignment_id',
      'doc_request_item_id',
      'file_name',
      'size_bytes',
      'document_id',
    ]);
}

/** Notes which document an upload became. */
export async function markKept(
  tx: Transaction<Database>,
  orgId: string,
  uploadId: string,
  documentId: string,
): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ document_id: documentId })
    .where('org_id', '=', orgId)
    .where('upload_id', '=', uploadId)
    .execute();
}

/** Forgets announcements from before `olderThan`; answers their ids. */
export async function deleteOldUploads(
  tx: Transaction<Database>,
  orgId: string,
  olderThan: Date,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('upload')
    .where('org_id', '=', orgId)
    .where('system_time', '<', olderThan)
    .returning('upload_id')
    .execute();
  return rows.map((row) => row.upload_id);
}

/** Uploads that became documents: their parts are not needed any more. */
export async function findKeptUploads(tx: Transaction<Database>, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('upload')
    .where('org_id', '=', orgId)
    .where('document_id', 'is not', null)
    .select('upload_id')
    .execute();
  return rows.map((row) => row.upload_id);
}
