import type { FileAnswer, Schema } from '@dosar/openapi';
import type { PartnerFiles } from '#src/areas/documents/index.ts';
import type { ReceivedFile } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { partnerRefused } from '../directory/partner-refused.ts';
import { atJob, type AtJob } from './at-insurer.ts';
import { countFiles, hasOwnFile, insertOwnFile } from './own-file-repository.ts';
import { findOwnJob } from './own-job-repository.ts';
import { isForgotten, ownJobOf } from './own-job.ts';

type Needs = { partnerFiles: PartnerFiles };

/** Files of one job, with those of the insurer. */
const mostFiles = 60;

type Sent = {
  file: ReceivedFile;
  docTypeCode: 'damage_photo' | 'repair_estimate' | 'repair_invoice';
  /** It came with the step that was just made. */
  isOfLastStep: boolean;
};

/** Keeps a file of the partner in the claim file, and that it belongs to the job. */
export async function keepOwnFile(
  partnerFiles: PartnerFiles,
  at: AtJob,
  { file, docTypeCode, isOfLastStep }: Sent,
): Promise<void> {
  const { tx, seat, partnerJobId, now } = at;
  const found = await findOwnJob(tx, seat, partnerJobId);
  if (found === undefined) throw notFound();
  if ((await countFiles(tx, at)) >= mostFiles) throw partnerRefused('too_many');
  const { claim_file_id: claimFileId } = found.job;
  const documentId = await partnerFiles.keep(at, { file, claimFileId, docTypeCode });
  await insertOwnFile(tx, at, { documentId, isOfLastStep, now });
}

/** Adds a photo of the car, while the job goes on. */
export function addOwnPhoto({ partnerFiles }: Needs, call: Call<'addOwnPhoto'>): Promise<Schema<'OwnJob'>> {
  return atJob(call, 'addOwnPhoto', async (at) => {
    await requireOpen(at);
    await keepOwnFile(partnerFiles, at, {
      file: call.body.file,
      docTypeCode: 'damage_photo',
      isOfLastStep: false,
    });
    return ownJobOf(at);
  });
}

/** The content of a file of the job. */
export function downloadOwnJobFile(
  { partnerFiles }: Needs,
  call: Call<'downloadOwnJobFile'>,
): Promise<FileAnswer> {
  return atJob(call, 'downloadOwnJobFile', async (at) => {
    const documentId = call.path.partner_job_file_id;
    const found = await findOwnJob(at.tx, at.seat, at.partnerJobId);
    if (found === undefined || isForgotten(found.job.ended_at, at.now)) throw notFound();
    if (!(await hasOwnFile(at.tx, at, documentId))) throw notFound();
    return partnerFiles.open(at.tx, at.seat.orgId, documentId);
  });
}

/** Nothing is added to a job that is over. */
export async function requireOpen({ tx, seat, partnerJobId }: AtJob): Promise<void> {
  const found = await findOwnJob(tx, seat, partnerJobId);
  if (found === undefined) throw notFound();
  if (found.job.ended_at !== null) throw partnerRefused('job_over');
}
