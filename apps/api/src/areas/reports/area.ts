import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { casesFilter } from './cases/browse-cases.ts';
import { ownReports } from './definitions/own-reports.ts';
import { reports } from './extension-points.ts';
import { reportsRoutes } from './routes.ts';
import { snapshotJob } from './snapshot/snapshot-job.ts';

export const area = defineArea({
  name: 'reports',
  tables: ['daily_snapshot', 'snapshot_case', 'snapshot_correction', 'snapshot_day'],
  reads: [
    'absence',
    'absence_type',
    'app_user',
    'assignment',
    'assignment_type',
    'claim_file',
    'delay_cause',
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
    'partner',
    'payment',
    'place',
    'policy_type',
    'replacement',
    'visit',
  ],
  routes: () => reportsRoutes(),
  jobs: [snapshotJob],
  // A day is over at midnight; what the night brings belongs to the next one.
  schedules: [defineSchedule({ job: snapshotJob, cron: '30 0 * * *', runsAtStart: true })],
  contributions: [casesFilter, ...ownReports.map((report) => reports.entry(report))],
});
