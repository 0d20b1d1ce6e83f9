import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { messageReasons } from '../messages/extension-points.ts';
import { forgetDraftsJob } from './drafts/forget-drafts-job.ts';
import { notificationLink } from './notification-link.ts';
import { problemTexts } from './problem-texts.ts';
import { statementLink } from './statement/statement-links.ts';
import { fnolRoutes } from './routes.ts';

export const area = defineArea({
  name: 'fnol',
  problemTexts,
  tables: ['claim_draft', 'accident_statement', 'accident_statement_link'],
  jobs: [forgetDraftsJob],
  schedules: [defineSchedule({ job: forgetDraftsJob, cron: '40 3 * * *' })],
  reads: [
    'app_user',
    'assignment',
    'assignment_type',
    'branch',
    'claim_file',
    'doc_type',
    'organisation',
    'tracker_event',
  ],
  routes: ({ env }) =>
    fnolRoutes({
      staffOrigin: env.STAFF_ORIGIN,
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    }),
  contributions: [
    notificationLink,
    statementLink,
    messageReasons.entry({
      code: 'claim_receipt',
      name: { ro: 'Confirmarea avizării', en: 'Receipt of the report' },
      channels: ['email', 'sms'],
      isAnswer: true,
    }),
  ],
});
