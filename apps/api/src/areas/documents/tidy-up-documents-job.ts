import type { WorkingFileStore } from '#src/kernel/files/file-store.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { askForWaitingCopies } from './copies/make-copies-job.ts';
import { forgetUploads } from './resumable/forget-uploads.ts';
import { growingFiles } from './resumable/growing-files.ts';
import { askForWaitingScans } from './scan/scan-document-job.ts';
import { removeAbandonedDocuments } from './remove-abandoned-documents.ts';
import { forgetAddresses } from './storage-use-repository.ts';

/** Addresses of guests are counted for a day and forgotten after two. */
const addressMilliseconds = 48 * 60 * 60 * 1000;

/** Removes files that nobody needs any more, and finds pictures whose copies nobody makes. */
export const tidyUpDocumentsJob = defineJob({
  name: 'documents.tidy-up',
  title: { ro: 'Curățenie în documente', en: 'Tidying up documents' },
  data: noData,
  async work({ files, now }: { files: WorkingFileStore; now: () => Date }, { orgId, inTransaction }) {
    const forgetContent = await inTransaction(async (tx) => {
      await forgetAddresses(tx, orgId, new Date(now().getTime() - addressMilliseconds));
      return removeAbandonedDocuments({ files }, { tx, orgId, now: now() });
    });
    await forgetContent();
    await forgetUploads(growingFiles(files), { orgId, now: now(), inTransaction });
    await inTransaction((tx) => askForWaitingScans(tx, orgId));
    await inTransaction((tx) => askForWaitingCopies(tx, orgId));
  },
});
