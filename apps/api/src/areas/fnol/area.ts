import { defineArea } from '#src/composition/define-area.ts';
import { messageReasons } from '../messages/extension-points.ts';
import { notificationLink } from './notification-link.ts';
import { fnolRoutes } from './routes.ts';

export const area = defineArea({
  name: 'fnol',
  reads: ['assignment_type', 'branch', 'doc_type', 'organisation', 'tracker_event'],
  routes: ({ env }) =>
    fnolRoutes({
      staffOrigin: env.STAFF_ORIGIN,
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    }),
  contributions: [
    notificationLink,
    messageReasons.entry({
      code: 'claim_receipt',
      name: { ro: 'Confirmarea avizării', en: 'Receipt of the report' },
      channels: ['email', 'sms'],
      isAnswer: true,
    }),
  ],
});
