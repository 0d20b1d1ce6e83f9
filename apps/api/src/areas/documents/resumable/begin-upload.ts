import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, Problem } from '#src/kernel/problem/problem.ts';
import { findDocType } from '../document-repository.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { refuseBeyondQuota } from '../storage-quota.ts';
import { storedFileName } from '../stored-file-name.ts';
import { homeOf, type Sender } from '../upload-document.ts';
import type { GrowingFiles } from './growing-files.ts';
import { countOpenUploads, insertUpload, type UploadOwner } from './upload-repository.ts';

type Needs = { growing: GrowingFiles; storageLimits: StorageLimits };

/** More than anybody sends at a time. */
const mostOpen = 30;

/** Announces a file that will arrive in parts: what would be refused in the end is refused now. */
export async function beginUpload({ growing, storageLimits }: Needs, call: Call<'beginUpload'>) {
  const { body, caller, tx, now } = call;
  const owner = ownerOf(caller);
  const home = await homeOf(call, {
    assignmentId: body.assignment_id,
    docRequestItemId: body.doc_request_item_id,
  });
  const docTypeCode = home?.docTypeCode ?? body.doc_type_code;
  if ((await findDocType(tx, caller.orgId, docTypeCode)) === undefined)
    throw fieldRefused('doc_type_code', 'unknown_code');
  if ((await countOpenUploads(tx, owner)) >= mostOpen)
    throw new Problem(413, 'too_many_files', { context: { limit: mostOpen } });
  await refuseBeyondQuota(storageLimits, tx, { ...call, claimFileId: home?.claimFileId, coming: body.size });

  const uploadId = await insertUpload(tx, owner, {
    docTypeCode,
    assignmentId: home?.assignmentId ?? null,
    docRequestItemId: home?.docRequestItemId ?? null,
    fileName: storedFileName(body.file_name),
    size: body.size,
    now,
  });
  // A file without a row is removed by the tidying up; a row without a file would refuse every part.
  await growing.create(uploadId, body.size);
  return { upload_id: uploadId, upload_url: `/api/document/resumable/${uploadId}` };
}

/** Whose upload it is: staff go on in a new session, a guest has one only. */
export function ownerOf({ kind, orgId, sessionId, ...caller }: Sender['caller']): UploadOwner {
  const userId = kind === 'staff' && 'userId' in caller ? caller.userId : null;
  return { orgId, sessionId, userId };
}
