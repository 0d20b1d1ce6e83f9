import { defineArea } from '#src/composition/define-area.ts';
import { requestDocuments } from '#src/areas/documents/index.ts';
import type { Env } from '#src/env.ts';
import { queueUses } from './queue/queue-uses.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { timelineKinds } from '#src/areas/claims/extension-points.ts';
import { assistantKnowledge } from './assistant-knowledge.ts';
import type { ChangeNeeds } from './change/ask-for-documents.ts';
import {
  claimRefused,
  inspectionNotNeeded,
  offerAccepted,
  offerContested,
  offerIssued,
  paymentOrdered,
  paymentPaid,
} from '#src/areas/settlement/events.ts';
import {
  visitBooked,
  visitCancelled,
  visitMissed,
  visitMissedAgain,
  visitStarted,
} from '#src/areas/scheduling/events.ts';
import { leftAssignments } from './hand-over/left-work.ts';
import { problemTexts } from './problem-texts.ts';
import { assignmentsRoutes } from './routes.ts';
import { followWithWork } from './transition/follow-event.ts';
import { ownSteps, withdrawWhenMoved } from './transition/own-steps.ts';
import { largeChangeJob } from './change/large-change-job.ts';
import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { statusCatalogues } from './status-texts/status-catalogues.ts';
import { statusHelpPage } from './status-texts/status-help.ts';
import { statusTextsPage } from './status-texts/status-texts.ts';
import { wakeAssignmentsJob } from './wake-assignments-job.ts';
import { wakeSubscriptions } from './wake-subscriptions.ts';
import { followRulesThatBegin } from './work-rule/follow-work-rule.ts';
import { worklistEntries } from './worklist-entries.ts';

const changeNeeds = (env: Env): ChangeNeeds => ({
  requestDocuments: (context, wanted) =>
    requestDocuments(
      { staffOrigin: env.STAFF_ORIGIN, mailFrom: env.MAIL_FROM, smsSender: env.SMS_SENDER },
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
    'queue',
    'status',
    'tag',
    'transition',
  ],
  views: ['assignment_list'],
  reads: [
    'app_user',
    'claim_file',
    'event',
    'guest_access',
    'partner',
    'party',
    'team',
    'timeline_event',
    'tracker_event',
    'user_role',
    'vehicle',
  ],
  jobs: [wakeAssignmentsJob, largeChangeJob(changeNeeds)],
  schedules: [defineSchedule({ job: wakeAssignmentsJob, cron: '* * * * *', runsAtStart: true })],
  routes: ({ env }) => assignmentsRoutes(changeNeeds(env)),
  subscriptions: [
    ...wakeSubscriptions,
    followRulesThatBegin,
    withdrawWhenMoved,
    followWithWork(offerIssued),
    followWithWork(offerAccepted),
    followWithWork(offerContested),
    followWithWork(claimRefused),
    followWithWork(paymentOrdered),
    followWithWork(paymentPaid, ({ isLast }) => isLast),
    followWithWork(inspectionNotNeeded),
    followWithWork(visitBooked),
    followWithWork(visitCancelled),
    followWithWork(visitStarted),
    followWithWork(visitMissed),
    followWithWork(visitMissedAgain),
  ],
  contributions: [
    ...leftAssignments,
    ...queueUses,
    ...assistantKnowledge,
    ...ownSteps,
    ...worklistEntries,
    settingPages.entry(statusHelpPage),
    settingPages.entry(statusTextsPage),
    ...statusCatalogues,
    timelineKinds.entry({ kind: 'status' }),
    timelineKinds.entry({ kind: 'assignment' }),
  ],
});
