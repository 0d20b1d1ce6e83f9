import type { WorkingFileStore } from '#src/kernel/files/file-store.ts';
import { inspectArrived, forgetUpload } from '#src/kernel/http/receive-upload.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findDocument } from '../document-repository.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { storeDocument } from '../upload-document.ts';
import { ownerOf } from './begin-upload.ts';
import type { GrowingFiles } from './growing-files.ts';
import { lockUpload, markKept } from './upload-repository.ts';

type Needs = {
  files: WorkingFileStore;
  growing: GrowingFiles;
  storageLimits: StorageLimits;
  scansFiles: boolean;
};

/**
 * Makes a document of a file whose parts have all arrived, once: whoever asks again gets the same document.
 *
 * The parts stay until the tidying up, so that a call that was cut off can be repeated.
 */
export async function keepUpload(needs: Needs, call: Call<'keepUpload'>) {
  const { path, caller, tx, audit } = call;
  const upload = await lockUpload(tx, ownerOf(caller), path.upload_id);
  if (upload === undefined) throw notFound();
  if (upload.document_id !== null) {
    audit.subject(upload.document_id);
    audit.leaveOut();
    return keptDocument(call, upload.document_id);
  }

  const offset = await needs.growing.offsetOf(path.upload_id);
  if (offset === undefined) throw notFound();
  if (offset < upload.size_bytes)
    throw new Problem(409, 'upload_incomplete', { context: { offset, size: upload.size_bytes } });
  const arrived = { path: needs.growing.pathOf(path.upload_id), fileName: upload.file_name };
  const file = await inspectArrived(
    arrived,
    { field: 'file', maxBytes: upload.size_bytes },
    needs.files.incoming,
  );
  try {
    const stored = await storeDocument(needs, call, {
      file,
      docTypeCode: upload.doc_type_code,
      assignmentId: upload.assignment_id ?? undefined,
      docRequestItemId: upload.doc_request_item_id ?? undefined,
    });
    await markKept(tx, caller.orgId, path.upload_id, stored.id);
    return stored;
  } finally {
    await forgetUpload({ file });
  }
}

async function keptDocument({ caller, tx }: Call<'keepUpload'>, documentId: string) {
  const document = await findDocument(tx, caller.orgId, documentId);
  if (document === undefined) throw notFound();
  const { document_id: id, file_name, mime_type, size_bytes: size } = document;
  return { id, file_name, mime_type, size };
}
