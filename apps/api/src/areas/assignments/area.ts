import { defineArea } from '#src/composition/define-area.ts';
import { requestDocuments } from '#src/areas/documents/index.ts';
import type { Env } from '#src/env.ts';
import { queueUses } from './queue/queue-uses.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { timelineKinds } from '#src/areas/claims/extension-points.ts';
import { assistantKnowledge } from './assistant-knowledge.ts';
import type { ChangeNeeds } from './change/ask-for-documents.ts';
import { leftAssignments } from './hand-over/left-work.ts';
import { processJobs, processSchedules } from './process/process-entries.ts';
import { problemTexts } from './problem-texts.ts';
import { assignmentsRoutes } from './routes.ts';
import { followOthers } from './transition/follow-others.ts';
import { ownSteps, withdrawWhenMoved } from './transition/own-steps.ts';
import { largeChangeJob } from './change/large-change-job.ts';
import { statusEntries } from './status-texts/status-entries.ts';
import { wakeAssignmentsJob } from './wake-assignments-job.ts';
import { wakeSubscriptions } from './wake-subscriptions.ts';
import { followRulesThatBegin } from './work-rule/follow-work-rule.ts';
import { worklistEntries } from './worklist-entries.ts';

const changeNeeds = (env: Env): ChangeNeeds => ({
  requestDocuments: (context, wanted) =>
    requestDocuments(
      { trackerOrigin: env.TRACKER_ORIGIN, mailFrom: env.MAIL_FROM, smsSender: env.SMS_SENDER },
      context,
      wanted,
    ),
});

export const area = defineArea({
  name: 'assignments',
  problemTexts,
  tables: [
    'asked_step',
    'assignment',
    'assignment_change',
    'assignment_change_item',
    'assignment_tag',
    'assignment_type',
    'assignment_visit',
    'process_version',
    'queue',
    'status',
    'tag',
    'transition',
  ],
  views: ['assignment_list'],
  reads: [
    'app_user',
    'claim_file',
    'doc_type',
    'event',
    'guest_access',
    'partner',
    'party',
    'role',
    'team',
    'timeline_event',
    'tracker_config',
    'tracker_event',
    'user_role',
    'vehicle',
  ],
  jobs: [wakeAssignmentsJob, largeChangeJob(changeNeeds), ...processJobs],
  schedules: [
    defineSchedule({ job: wakeAssignmentsJob, cron: '* * * * *', runsAtStart: true }),
    ...processSchedules,
  ],
  routes: ({ env }) => assignmentsRoutes(changeNeeds(env)),
  subscriptions: [...wakeSubscriptions, followRulesThatBegin, withdrawWhenMoved, ...followOthers],
  contributions: [
    ...leftAssignments,
    ...queueUses,
    ...assistantKnowledge,
    ...ownSteps,
    ...worklistEntries,
    ...statusEntries,
    timelineKinds.entry({ kind: 'status' }),
    timelineKinds.entry({ kind: 'assignment' }),
  ],
});
