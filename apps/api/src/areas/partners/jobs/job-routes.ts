import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browseJobMessages, writeJobMessage } from '../messages/job-messages.ts';
import { actOnJob, payJob } from './act-on-job.ts';
import { browseJobsOfFile } from './browse-jobs.ts';
import { browseLateJobs } from './browse-late-jobs.ts';
import { countChoices } from './count-choices.ts';
import { makeJob } from './make-job.ts';
import { proposePartners } from './propose-partners.ts';

type JobOperation =
  | 'browseJobMessages'
  | 'writeJobMessage'
  | 'browseJobsOfFile'
  | 'proposePartners'
  | 'makeJob'
  | 'actOnJob'
  | 'payJob'
  | 'browseLateJobs'
  | 'countChoices';

/** What people of the insurer do with the jobs of partners. */
export const jobRoutes: Pick<RouteTable<'partners'>, JobOperation> = {
  browseJobMessages,
  writeJobMessage,
  browseJobsOfFile,
  proposePartners,
  makeJob,
  actOnJob,
  payJob,
  browseLateJobs,
  countChoices,
};
