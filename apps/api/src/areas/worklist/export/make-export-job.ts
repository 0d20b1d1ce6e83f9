import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '#src/generated/database.ts';
import { announce } from '#src/kernel/changes/live-events.ts';
import { exportNews } from '../events.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { defineJob } from '#src/kernel/jobs/define-job.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import {
  beginExport,
  findUnmadeExports,
  markFailed,
  markReady,
  queueAgain,
  type StoredExport,
} from './export-repository.ts';
import { writeExport } from './write-export.ts';

type Needs = { files: Pick<FileStore, 'save' | 'remove'> };

/** Makes the file of one export. Its row says whether that is still to be done. */
export const makeExportJob = defineJob({
  name: 'worklist.make-export',
  title: { ro: 'Exportul unei liste', en: 'Exporting a list' },
  settings: {
    retries: 2,
    firstPauseSeconds: 5,
    longestSeconds: 15 * 60,
    perOrganisation: 1,
    keptSeconds: 60 * 60,
  },
  data: z.object({ export_id: z.uuid() }),
  async work({ files }: Needs, { orgId, data, inTransaction, reportProgress }) {
    const { export_id: id } = data;
    const begun = await inTransaction((tx) => beginExport(tx, id));
    if (begun === undefined) return;
    const made = await writeExport({ files, orgId, inTransaction, reportProgress }, begun);
    const isOurs = await inTransaction(async (tx) => {
      const ready = await markReady(tx, id, made);
      if (ready !== undefined) await tellOfEnd(tx, orgId, ready);
      return ready !== undefined;
    });
    if (!isOurs) await files.remove(made.storageKey);
  },
  async giveUp(tx, { orgId, data }) {
    const failed = await markFailed(tx, data.export_id);
    if (failed !== undefined) await tellOfEnd(tx, orgId, failed);
  },
  takeUp: (tx, { data }) => queueAgain(tx, data.export_id),
});

/** Asks for the file of an export once this transaction is committed. */
export async function askForExport(tx: Transaction<Database>, orgId: string, id: string): Promise<void> {
  await enqueueJob(tx, makeExportJob, { orgId, export_id: id }, { id });
}

/** Asks for exports that wait without a job; those that have a job keep it. */
export async function askForWaitingExports(tx: Transaction<Database>, orgId: string): Promise<void> {
  for (const id of await findUnmadeExports(tx)) await askForExport(tx, orgId, id);
}

/** Notifies the open pages of the user who asked for an export that it is ready or has failed. */
function tellOfEnd(
  tx: Transaction<Database>,
  orgId: string,
  { user_id: userId, export_id, state }: StoredExport,
): Promise<void> {
  return announce(tx, exportNews, { orgId, userId }, { export_id, state });
}
