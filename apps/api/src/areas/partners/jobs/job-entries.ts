import { jobLink } from '../links/job-link.ts';
import { timelineKinds } from '#src/areas/claims/extension-points.ts';
import { noticeSources } from '#src/areas/config/extension-points.ts';
import { jobNotices } from './notices/job-notices.ts';
import { fileJobsCount } from './file-jobs-count.ts';
import { keptContactsEntry } from '../own/kept-contacts.ts';
import { awaitedShop } from './awaited-shop.ts';
import { jobMessageReasons } from './telling/job-message-reasons.ts';

/** What the jobs of partners bring to claim files and messages. */
export const jobEntries = [
  jobLink,
  timelineKinds.entry({ kind: 'partner_job' }),
  noticeSources.entry(jobNotices),
  fileJobsCount,
  awaitedShop,
  keptContactsEntry,
  ...jobMessageReasons,
];
