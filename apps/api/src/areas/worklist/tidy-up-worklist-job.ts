import type { FileStore } from '#src/kernel/files/file-store.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { askForWaitingExports } from './export/make-export-job.ts';
import { removeExpiredExports } from './export/remove-expired-exports.ts';
import { deleteAbsent } from './presence/presence-repository.ts';

/** Removes exports past their time and who left without a word, and finds exports that nobody makes. */
export const tidyUpWorklistJob = defineJob({
  name: 'worklist.tidy-up',
  title: { ro: 'Curățenie în exporturi', en: 'Tidying up exports' },
  data: noData,
  async work({ files, now }: { files: FileStore; now: () => Date }, { orgId, inTransaction }) {
    const forgetContent = await inTransaction(async (tx) => {
      await deleteAbsent(tx, orgId, now());
      return removeExpiredExports({ files }, { tx, orgId, now: now() });
    });
    await forgetContent();
    await inTransaction((tx) => askForWaitingExports(tx, orgId));
  },
});
