import { inTenant, type Db } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { ownerOf } from './begin-upload.ts';
import type { GrowingFiles } from './growing-files.ts';
import { findUpload } from './upload-repository.ts';

type Needs = { db: Db; growing: GrowingFiles };

/** What the protocol tells about an upload; everything else of its answers is ours to say. */
const protocolHeaders = ['tus-resumable', 'upload-offset', 'upload-length', 'cache-control'];

/** Takes the next bytes of an announced file, or answers how many there are. No connection waits for a slow line. */
export async function appendToUpload({ db, growing }: Needs, call: StandaloneCall<'appendToUpload'>) {
  const { path, caller, body: request } = call;
  const upload = await inTenant(db, caller.orgId, (tx) => findUpload(tx, ownerOf(caller), path.upload_id));
  if (upload === undefined || upload.document_id !== null) throw notFound();

  const answer = await growing.handle(request);
  if (answer.status >= 400) throw await refusalOf(answer.status, growing, path.upload_id);
  const headers = [...answer.headers].filter(([name]) => protocolHeaders.includes(name));
  return new Response(null, { status: answer.status, headers });
}

async function refusalOf(status: number, growing: GrowingFiles, uploadId: string): Promise<Problem> {
  if (status === 404 || status === 410) return notFound();
  if (status === 409)
    return new Problem(409, 'conflict', { context: { offset: (await growing.offsetOf(uploadId)) ?? 0 } });
  if (status === 413) return new Problem(413, 'payload_too_large');
  if (status >= 500) throw new Error(`The protocol of resumable uploads answered ${status}.`);
  return new Problem(400, 'malformed_form');
}
