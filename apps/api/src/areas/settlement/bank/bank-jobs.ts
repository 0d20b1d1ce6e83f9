import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { forgetDraftsJob } from './forget-drafts-job.ts';
import { readStatementJob } from './read-statement-job.ts';

/** The background jobs of bank statements. */
export const bankJobs = [readStatementJob, forgetDraftsJob];
export const bankSchedules = [defineSchedule({ job: forgetDraftsJob, cron: '10 2 * * *' })];
