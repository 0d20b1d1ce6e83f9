import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browseJobMessages, writeJobMessage } from '../messages/job-messages.ts';
import { revokeJobLink, sendJobLink, type JobLinkNeeds } from '../links/send-link.ts';
import { actOnJob, payJob } from './act-on-job.ts';
import { browseJobsOfFile } from './browse-jobs.ts';
import { browseLateJobs } from './browse-late-jobs.ts';
import { countChoices } from './count-choices.ts';
import { makeJob } from './make-job.ts';
import { browseOpenJobsOfPartner } from './moving/browse-open-jobs.ts';
import { proposePartners } from './propose-partners.ts';
import { getPartnerJobSettings, savePartnerJobSettings } from './silence/silence-setting.ts';

type JobOperation =
  | 'browseJobMessages'
  | 'writeJobMessage'
  | 'browseJobsOfFile'
  | 'proposePartners'
  | 'makeJob'
  | 'actOnJob'
  | 'payJob'
  | 'browseLateJobs'
  | 'countChoices'
  | 'sendJobLink'
  | 'revokeJobLink'
  | 'browseOpenJobsOfPartner'
  | 'getPartnerJobSettings'
  | 'savePartnerJobSettings';

/** What people of the insurer do with the jobs of partners. */
export const jobRoutes = (needs: JobLinkNeeds): Pick<RouteTable<'partners'>, JobOperation> => ({
  browseJobMessages,
  writeJobMessage,
  browseJobsOfFile,
  proposePartners,
  makeJob,
  actOnJob,
  payJob,
  browseLateJobs,
  countChoices,
  browseOpenJobsOfPartner,
  getPartnerJobSettings,
  savePartnerJobSettings,
  sendJobLink: (call) => sendJobLink(needs, call),
  revokeJobLink,
});
