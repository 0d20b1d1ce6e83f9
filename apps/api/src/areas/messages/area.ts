import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { inboundMailPage } from './receive/renew-inbound-key.ts';
import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { deliverMessageJob, requeueMessagesJob } from '#src/kernel/outbox/deliver-message-job.ts';
import { sectionCounts, timelineKinds } from '../claims/extension-points.ts';
import { assistantKnowledge } from './assistant-knowledge.ts';
import { confirmationReason } from './confirm/confirmation-repository.ts';
import { messageReasons } from './extension-points.ts';
import { followDeliveries } from './follow-delivery.ts';
import { problemTexts } from './problem-texts.ts';
import { countMessagesOfFile } from './message-repository.ts';
import { messagesRoutes } from './routes.ts';
import { messageStartChecks } from './start-checks.ts';
import { departures } from './push/browsers.ts';
import { sendLetterEffect } from './send-letter.ts';
import { notifyClaimantEffect } from './tell-claimant.ts';
import { templateEntries } from './templates/template-entries.ts';
import { printedMessages } from './print/printed-messages.ts';
import { webEntries } from './web/web-entries.ts';

export const area = defineArea({
  name: 'messages',
  problemTexts,
  tables: [
    'inbound_mail_key',
    'message',
    'message_attachment',
    'message_recipient',
    'message_stop',
    'message_template',
    'message_template_approval',
    'message_template_draft',
    'message_template_set',
    'message_template_version',
    'push_subscription',
    'sms_stop',
  ],
  reads: [
    'app_user',
    'assignment',
    'assignment_type',
    'claim_file',
    'claim_vehicle',
    'contact_channel',
    'event',
    'organisation',
    'outbox',
    'party',
    'vehicle',
    'vehicle_brand',
  ],
  subscriptions: [followDeliveries],
  routes: ({ db, env, files }) =>
    messagesRoutes({
      db,
      files,
      isProduction: env.isProduction,
      staffOrigin: env.STAFF_ORIGIN,
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
      smsPriceBani: env.SMS_PRICE_BANI,
    }),
  jobs: [deliverMessageJob, requeueMessagesJob],
  schedules: [defineSchedule({ job: requeueMessagesJob, cron: '20 * * * *', runsAtStart: true })],
  contributions: (env) => [
    ...templateEntries,
    settingPages.entry(inboundMailPage),
    ...assistantKnowledge,
    ...messageStartChecks(env),
    ...webEntries,
    ...printedMessages,
    ...departures,
    timelineKinds.entry({ kind: 'email', isPrivate: true }),
    timelineKinds.entry({ kind: 'sms', isPrivate: true }),
    timelineKinds.entry({ kind: 'call', isPrivate: true }),
    sectionCounts.entry({
      section: 'messages',
      count: (tx, orgId, { claimFileId }) => countMessagesOfFile(tx, orgId, claimFileId),
    }),
    messageReasons.entry({
      code: 'claim_news',
      name: { ro: 'Noutăți la dosar', en: 'News about the claim' },
      channels: ['email', 'sms'],
      topic: 'news',
    }),
    messageReasons.entry({
      code: 'claim_refused',
      name: { ro: 'Respingerea cererii', en: 'Refusal of the claim' },
      channels: ['email', 'sms'],
    }),
    messageReasons.entry({
      code: 'claim_suspended',
      name: { ro: 'Suspendarea dosarului', en: 'Suspension of the claim' },
      channels: ['email', 'sms'],
    }),
    sendLetterEffect({
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    }),
    messageReasons.entry({
      code: confirmationReason,
      name: { ro: 'Confirmarea adresei sau a numărului', en: 'Confirmation of the address or number' },
      channels: ['email', 'sms'],
      isAnswer: true,
    }),
    notifyClaimantEffect({
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    }),
  ],
});
