import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { noticeSources } from '#src/areas/config/extension-points.ts';
import { casesFilter } from './cases/browse-cases.ts';
import { ownReports } from './definitions/own-reports.ts';
import { reports } from './extension-points.ts';
import { fileNotices } from './files/file-notices.ts';
import { makeFileJob } from './files/make-file-job.ts';
import { reportsRoutes } from './routes.ts';
import { dueSchedulesJob, sendScheduleJob, tidyUpReportsJob } from './schedule/schedule-jobs.ts';
import { snapshotJob } from './snapshot/snapshot-job.ts';
import { scheduleUse } from './schedule/schedule-use.ts';

export const area = defineArea({
  name: 'reports',
  tables: [
    'daily_snapshot',
    'monthly_snapshot',
    'report_favourite',
    'report_file',
    'report_reader',
    'report_run',
    'report_schedule',
    'report_set',
    'snapshot_case',
    'snapshot_correction',
    'snapshot_day',
  ],
  reads: [
    'absence',
    'absence_type',
    'app_user',
    'assignment',
    'assignment_type',
    'claim_file',
    'closure',
    'doc_request',
    'doc_request_item',
    'doc_type',
    'holiday',
    'ledger_entry',
    'legal_clock',
    'legal_rule',
    'message',
    'offer',
    'organisation',
    'outbox',
    'partner',
    'partner_job',
    'partner_job_grade',
    'partner_job_offer',
    'partner_job_step',
    'payment',
    'place',
    'policy_type',
    'reason',
    'replacement',
    'special_customer',
    'user_role',
    'visit',
  ],
  routes: (needs) => reportsRoutes(needs),
  jobs: [snapshotJob, makeFileJob, dueSchedulesJob, sendScheduleJob, tidyUpReportsJob],
  schedules: [
    // A day is over at midnight; what the night brings belongs to the next one.
    defineSchedule({ job: snapshotJob, cron: '30 0 * * *', runsAtStart: true }),
    defineSchedule({ job: dueSchedulesJob, cron: '0,30 * * * *', runsAtStart: true }),
    defineSchedule({ job: tidyUpReportsJob, cron: '50 * * * *' }),
  ],
  contributions: [
    casesFilter,
    scheduleUse,
    noticeSources.entry(fileNotices),
    ...ownReports.map((report) => reports.entry(report)),
  ],
});
