import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JudgedFile } from './received-files.ts';

type Tx = Transaction<Database>;

/** Those of some contents that an address has sent before. */
export async function findSentBefore(
  tx: Tx,
  orgId: string,
  { from, hashes }: { from: string; hashes: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .selectFrom('message_attachment as file')
    .innerJoin('message', (join) =>
      join.onRef('message.org_id', '=', 'file.org_id').onRef('message.message_id', '=', 'file.message_id'),
    )
    .where('file.org_id', '=', orgId)
    .where('file.sha256', 'in', [...hashes])
    .where('message.from_address', '=', from)
    .where('message.direction', '=', 'in')
    .select('file.sha256')
    .execute();
  return new Set(rows.flatMap(({ sha256 }) => sha256 ?? []));
}

/** Keeps the files of an e-mail that came, those that become no document too. */
export async function insertReceivedFiles(
  tx: Tx,
  { orgId, messageId, files }: { orgId: string; messageId: string; files: readonly JudgedFile[] },
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('message_attachment')
    .values(
      files.map((file, position) => ({
        org_id: orgId,
        message_id: messageId,
        position,
        file_name: file.fileName,
        mime_type: file.mimeType,
        size_bytes: file.size,
        refused_because: file.refusedBecause,
        sha256: file.sha256,
        storage_key: file.storageKey,
      })),
    )
    .execute();
}

/** The kept files of a message that are no documents yet. */
export async function findWaitingFiles(tx: Tx, orgId: string, messageId: string) {
  const rows = await tx
    .selectFrom('message_attachment')
    .where('org_id', '=', orgId)
    .where('message_id', '=', messageId)
    .where('document_id', 'is', null)
    .where('storage_key', 'is not', null)
    .where('refused_because', 'is', null)
    .select(['position', 'file_name', 'mime_type', 'size_bytes', 'sha256', 'storage_key'])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    fileName: row.file_name,
    mimeType: row.mime_type,
    size: Number(row.size_bytes),
    sha256: row.sha256 ?? '',
    storageKey: row.storage_key ?? '',
  }));
}

/** Notes which document a file of a message has become. */
export async function setDocument(
  tx: Tx,
  file: { orgId: string; messageId: string; position: number; documentId: string },
): Promise<void> {
  await tx
    .updateTable('message_attachment')
    .set({ document_id: file.documentId })
    .where('org_id', '=', file.orgId)
    .where('message_id', '=', file.messageId)
    .where('position', '=', file.position)
    .execute();
}

/** The files of a message that are documents of its claim file. */
export async function findKeptDocuments(tx: Tx, orgId: string, messageId: string) {
  const rows = await tx
    .selectFrom('message_attachment')
    .where('org_id', '=', orgId)
    .where('message_id', '=', messageId)
    .where('document_id', 'is not', null)
    .where('moved_to_file_no', 'is', null)
    .select(['position', 'document_id'])
    .execute();
  return rows.flatMap(({ position, document_id: id }) => (id === null ? [] : [{ position, documentId: id }]));
}

/** Notes that the document of an attachment alone went to another claim file. */
export async function markMoved(
  tx: Tx,
  moved: { orgId: string; messageId: string; position: number; claimFileNo: string },
): Promise<void> {
  await tx
    .updateTable('message_attachment')
    .set({ moved_to_file_no: moved.claimFileNo })
    .where('org_id', '=', moved.orgId)
    .where('message_id', '=', moved.messageId)
    .where('position', '=', moved.position)
    .execute();
}

/** Where an e-mail that came, or one of its files, is kept as it came. */
export async function findOriginal(tx: Tx, orgId: string, messageId: string, position: number | undefined) {
  const row = await tx
    .selectFrom('message')
    .leftJoin('message_attachment as file', (join) =>
      join
        .onRef('file.org_id', '=', 'message.org_id')
        .onRef('file.message_id', '=', 'message.message_id')
        .on('file.position', '=', position ?? -1),
    )
    .where('message.org_id', '=', orgId)
    .where('message.message_id', '=', messageId)
    .where('message.direction', '=', 'in')
    .select(['message.raw_storage_key', 'file.storage_key', 'file.file_name'])
    .executeTakeFirst();
  const storageKey = position === undefined ? row?.raw_storage_key : row?.storage_key;
  return storageKey ? { storageKey, fileName: row?.file_name ?? 'message.eml' } : undefined;
}
