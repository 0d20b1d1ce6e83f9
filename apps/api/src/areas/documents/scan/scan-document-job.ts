import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '#src/generated/database.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { VirusScanner } from '#src/kernel/files/virus-scanner.ts';
import { defineJob } from '#src/kernel/jobs/define-job.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { askForCopies } from '../copies/make-copies-job.ts';
import { putInQuarantine } from './put-in-quarantine.ts';
import { findHeldContent, findHeldDocuments, holdDocument, releaseDocument } from './scan-repository.ts';

type Needs = {
  files: FileStore;
  /** None when the settings name none. */
  scanner: VirusScanner | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
};

/**
 * A scanner that is away for a weekend finds everything still waiting for it: about three days of tries, then "Try again" on
 * the page of jobs.
 */
const settings = {
  retries: 1_000,
  firstPauseSeconds: 5,
  longestPauseSeconds: 5 * 60,
  longestSeconds: 3 * 60,
  keptSeconds: 60 * 60,
  concurrency: 2,
};

/** Has the virus scanner look at one document. Until there is a verdict, nobody gets anything of it. */
export const scanDocumentJob = defineJob({
  name: 'documents.scan',
  title: { ro: 'Verificarea antivirus a unui document', en: 'Scanning a document for viruses' },
  settings,
  data: z.object({ document_id: z.uuid() }),
  async work({ files, scanner, log, now }: Needs, { orgId, data, inTransaction, signal }) {
    const { document_id: id } = data;
    const storageKey = await inTransaction((tx) => findHeldContent(tx, orgId, id));
    if (storageKey === undefined) return;
    // Somebody has taken the scanner out of the settings: what was held back stays so until a person decides.
    if (scanner === undefined) throw new Error('No virus scanner is set: CLAMD_URL is empty.');
    const content = await files.open(storageKey);
    if (content === undefined) throw new Error('The content of the document is gone.');
    const verdict = await scanner.scan(content, signal);
    await inTransaction(async (tx) => {
      const context = { tx, caller: systemCaller(orgId), now: now() };
      if (verdict.isInfected) await putInQuarantine(context, id, verdict.signature);
      else if ((await releaseDocument(tx, orgId, id, now()))?.copies_state === 'waiting')
        await askForCopies(tx, orgId, id);
    });
    if (verdict.isInfected)
      log.warn({ document_id: id, signature: verdict.signature }, 'a document is in quarantine');
  },
});

/** Holds a document back and asks for its scan, once this transaction is committed. */
export async function holdUntilScanned(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<void> {
  await holdDocument(tx, orgId, documentId);
  await askForScan(tx, orgId, documentId);
}

/** Asks for the scan of documents that wait without a job; those that have a job keep it. */
export async function askForWaitingScans(tx: Transaction<Database>, orgId: string): Promise<void> {
  for (const id of await findHeldDocuments(tx, orgId)) await askForScan(tx, orgId, id);
}

async function askForScan(tx: Transaction<Database>, orgId: string, documentId: string): Promise<void> {
  await enqueueJob(tx, scanDocumentJob, { orgId, document_id: documentId }, { id: documentId });
}
