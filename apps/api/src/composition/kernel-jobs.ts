import { anchorAuditJob } from '#src/kernel/audit/anchor-audit-job.ts';
import { sweepContentsJob, sweepIncomingJob } from '#src/kernel/files/sweep-contents-job.ts';
import { forgetAnswersJob } from '#src/kernel/idempotency/forget-answers-job.ts';
import type { JobList } from '#src/kernel/jobs/declare-queues.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import type { JobNeeds } from './define-area.ts';

/** Work that belongs to no area. */
export const kernelJobs: JobList<JobNeeds> = {
  jobs: [anchorAuditJob, forgetAnswersJob, sweepContentsJob, sweepIncomingJob],
  schedules: [
    defineSchedule({ job: anchorAuditJob, cron: '0 * * * *' }),
    defineSchedule({ job: forgetAnswersJob, cron: '35 * * * *' }),
    defineSchedule({ job: sweepIncomingJob, cron: '40 * * * *', runsAtStart: true }),
    defineSchedule({ job: sweepContentsJob, cron: '30 2 * * *' }),
  ],
};
