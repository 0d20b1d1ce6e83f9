import { keptDraftsEntry } from './drafts/kept-drafts.ts';
import { defineArea } from '#src/composition/define-area.ts';
import { personalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { messageReasons } from '../messages/extension-points.ts';
import { forgetDraftsJob } from './drafts/forget-drafts-job.ts';
import { noteLatePhotos } from './intake/note-duplicates.ts';
import { notificationLink } from './notification-link.ts';
import { policyImportJob } from './policy/import/policy-import-job.ts';
import { policyService } from './policy/asked/policy-service.ts';
import { rememberedService } from './policy/asked/remembered-service.ts';
import { problemTexts } from './problem-texts.ts';
import { statementLinkReason } from './statement/send-statement-link.ts';
import { statementLink } from './statement/statement-links.ts';
import { fnolRoutes } from './routes.ts';

export const area = defineArea({
  name: 'fnol',
  problemTexts,
  tables: [
    'claim_draft',
    'claim_policy',
    'guest_draft',
    'policy',
    'policy_import',
    'reserved_claim_number',
    'reserved_draft_number',
    'accident_statement',
    'accident_statement_link',
    'accident_statement_sending',
  ],
  jobs: [forgetDraftsJob, policyImportJob],
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
  routes: ({ env, files, serverKey }) =>
    fnolRoutes({
      files,
      numbers: personalNumbers(serverKey),
      policyService: rememberedPolicies(policyService(env)),
      staffOrigin: env.STAFF_ORIGIN,
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    }),
  subscriptions: [noteLatePhotos],
  contributions: [
    notificationLink,
    keptDraftsEntry,
    statementLink,
    messageReasons.entry({
      code: 'claim_receipt',
      name: { ro: 'Confirmarea avizării', en: 'Receipt of the report' },
      channels: ['email', 'sms'],
      isAnswer: true,
    }),
    messageReasons.entry({
      code: statementLinkReason,
      name: { ro: 'Constatarea amiabilă de completat', en: 'Accident statement to fill in' },
      channels: ['email', 'sms'],
    }),
  ],
});

/** Answers of the service are kept by the process that asked. */
const rememberedPolicies = (service: ReturnType<typeof policyService>) =>
  service === undefined ? undefined : rememberedService(service, Date.now);
