import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { adoptedAtOnce, adoptFiles } from './adopt-files-repository.ts';

/** Gives files from before there were clocks the clock of the deadline that they have. */
export const adoptFilesJob = defineJob({
  name: 'workload.adopt-files',
  title: { ro: 'Ceasuri legale pentru dosarele mai vechi', en: 'Legal clocks of older files' },
  settings: { retries: 0, keptSeconds: 60 * 60 },
  data: noData,
  async work(_needs: object, { orgId, inTransaction }) {
    let adopted = adoptedAtOnce;
    while (adopted === adoptedAtOnce) adopted = await inTransaction((tx) => adoptFiles(tx, orgId));
  },
});
