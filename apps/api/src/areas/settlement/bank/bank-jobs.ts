import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { forgetDraftsJob } from './forget-drafts-job.ts';
import { readStatementJob } from './read-statement-job.ts';

/** What is done about the bank in the background. */
export const bankJobs = [readStatementJob, forgetDraftsJob];
export const bankSchedules = [defineSchedule({ job: forgetDraftsJob, cron: '10 2 * * *' })];
