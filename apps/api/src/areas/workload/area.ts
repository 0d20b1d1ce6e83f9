import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { timelineKinds } from '../claims/extension-points.ts';
import { assistantKnowledge } from './assistant-knowledge.ts';
import { leftApprovals } from './approvals/left-approvals.ts';
import { countInbox } from './approvals/count-inbox.ts';
import { adoptFilesJob } from './clock/adopt-files-job.ts';
import { escalateJob } from './escalation/escalate-job.ts';
import { clockSubscriptions } from './clock/run-clocks.ts';
import { assignNewWork, assignRoutedWork } from './rule/assign-by-rule.ts';
import { assignWaitingJob, assignWhenBack } from './rule/assign-waiting-job.ts';
import { workloadRoutes } from './routes.ts';
import { workloadSettings } from './workload-settings.ts';
import { workloadStartChecks } from './start-checks.ts';
import { dashboardTiles, filterKey } from '../worklist/extension-points.ts';
import { approvalUse } from './approvals/approval-use.ts';

// By the deadline that the list is about, not by that of the office; the law waits for nobody whom the work waits for.
const byLegalDeadline = {
  category_code: 'all',
  sort: { column: 'legal_due_date', direction: 'asc' },
} as const;

export const area = defineArea({
  name: 'workload',
  tables: [
    'approval',
    'approval_question',
    'assignment_reason',
    'assignment_rule',
    'authority_limit',
    'escalation',
    'legal_clock',
    'legal_rule',
    'sla_rule',
    'work_profile',
  ],
  reads: [
    'app_user',
    'assignment',
    'assignment_type',
    'claim_file',
    'event',
    'message',
    'policy_type',
    'queue',
    'reason',
    'role',
    'status',
    'team',
    'team_move',
    'timeline_event',
    'user_role',
  ],
  routes: ({ env }) => workloadRoutes({ staffOrigin: env.STAFF_ORIGIN }),
  subscriptions: (env) => [
    ...clockSubscriptions,
    assignNewWork({ staffOrigin: env.STAFF_ORIGIN }),
    assignRoutedWork({ staffOrigin: env.STAFF_ORIGIN }),
    ...assignWhenBack,
  ],
  jobs: [adoptFilesJob, assignWaitingJob, escalateJob],
  schedules: [
    defineSchedule({ job: adoptFilesJob, cron: '20 3 * * *', runsAtStart: true }),
    defineSchedule({ job: assignWaitingJob, cron: '*/10 * * * *' }),
    defineSchedule({ job: escalateJob, cron: '*/10 * * * *' }),
  ],
  contributions: [
    ...workloadSettings,
    approvalUse,
    leftApprovals,
    ...assistantKnowledge,
    ...workloadStartChecks,
    timelineKinds.entry({ kind: 'approval' }),
    timelineKinds.entry({ kind: 'legal_clock' }),
    dashboardTiles.entry({
      code: 'legal_missed',
      position: 10,
      settings: { filter_keys: filterKey.mine | filterKey.legalMissed, ...byLegalDeadline },
      leadsDeadlines: true,
      colleagueList: 'legal_missed',
    }),
    dashboardTiles.entry({
      code: 'legal_deadline',
      position: 20,
      settings: { filter_keys: filterKey.mine | filterKey.legalDueSoon, ...byLegalDeadline },
      leadsDeadlines: true,
      colleagueList: 'legal_deadline',
    }),
    // Any manager can approve: an approval is not assigned to one of them.
    dashboardTiles.entry({
      code: 'approvals',
      position: 210,
      count: countInbox,
      settings: {
        filter_keys: 0,
        category_code: 'waiting',
        filter_criteria: { waiting_on: 'manager' },
      },
      roles: '*.manager',
    }),
  ],
});
