import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { publishDueJob } from './publish-due-job.ts';
import { simulateProcessJob } from './simulate-process.ts';

/** What runs for the process editor outside of calls. */
export const processJobs = [publishDueJob, simulateProcessJob];

/** A publication comes into force within the minute that was set for it. */
export const processSchedules = [
  defineSchedule({ job: publishDueJob, cron: '* * * * *', runsAtStart: true }),
];
