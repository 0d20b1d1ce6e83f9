import { defineArea } from '#src/composition/define-area.ts';
import { requestDocuments } from '#src/areas/documents/index.ts';
import { tellClaimant } from '#src/areas/messages/index.ts';
import { problemTexts } from './problem-texts.ts';
import { assignmentsRoutes } from './routes.ts';

export const area = defineArea({
  name: 'assignments',
  problemTexts,
  routes({ env }) {
    const senders = {
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    };
    return assignmentsRoutes({
      tellClaimant: (context, news) => tellClaimant(senders, context, news),
      requestDocuments: (context, wanted) =>
        requestDocuments({ staffOrigin: env.STAFF_ORIGIN, ...senders }, context, wanted),
    });
  },
});
