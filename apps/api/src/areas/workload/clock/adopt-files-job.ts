import { publish, systemCaller } from '#src/kernel/events/domain-event.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { clockChanged } from '../events.ts';
import { adoptedAtOnce, adoptFiles } from './adopt-files-repository.ts';

/** Gives files from before there were clocks the clock of the deadline that they have. */
export const adoptFilesJob = defineJob({
  name: 'workload.adopt-files',
  title: { ro: 'Ceasuri legale pentru dosarele mai vechi', en: 'Legal clocks of older files' },
  // Killed in the middle it goes on with the files that have no clock yet.
  settings: { keptSeconds: 60 * 60 },
  data: noData,
  async work({ now }: { now: () => Date }, { orgId, inTransaction }) {
    let adopted = adoptedAtOnce;
    while (adopted === adoptedAtOnce)
      adopted = await inTransaction(async (tx) => {
        const files = await adoptFiles(tx, orgId);
        // Answered already: no legal deadline counts on it any more.
        for (const { claim_file_id: claimFileId, isOver } of files)
          if (isOver)
            await publish({ tx, caller: systemCaller(orgId), now: now() }, clockChanged, {
              claimFileId,
              legalDueDate: null,
            });
        return files.length;
      });
  },
});
