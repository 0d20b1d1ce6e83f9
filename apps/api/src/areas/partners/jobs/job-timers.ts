import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { askForGradesJob } from '../grade/ask-for-grades-job.ts';
import { forgetContactsJob } from '../own/forget-contacts-job.ts';
import { watchSilenceJob } from './silence/watch-silence-job.ts';

/** What happens to jobs of partners because time passes. */
export const jobTimers = [watchSilenceJob, forgetContactsJob, askForGradesJob];

/** When that is looked for. */
export const jobTimes = [
  defineSchedule({ job: forgetContactsJob, cron: '40 3 * * *', runsAtStart: true }),
  defineSchedule({ job: watchSilenceJob, cron: '*/5 * * * *' }),
  defineSchedule({ job: askForGradesJob, cron: '20 * * * *' }),
];
