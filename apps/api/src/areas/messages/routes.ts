import type { Db } from '#src/kernel/database/index.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { browseMessages, browseUnfiledMessages } from './browse-messages.ts';
import { browseOutbox } from './browse-outbox.ts';
import { sendConfirmation } from './confirm/send-confirmation.ts';
import { getEmailKey } from './get-email-key.ts';
import { getMessageContent } from './get-message-content.ts';
import { getSms } from './get-sms.ts';
import { receivedRoutes } from './receive/received-routes.ts';
import { cancelMessage, retryMessage } from './send/change-delivery.ts';
import { browseRecipients } from './send/checked-recipients.ts';
import { logCall } from './send/log-call.ts';
import { browseMessageTemplates, previewMessage } from './send/preview-message.ts';
import { sendEmail } from './send/send-email.ts';
import { sendSms } from './send/send-sms.ts';
import { templateRoutes } from './templates/template-routes.ts';
import { answerWebMessage, readWebMessage } from './web/answer-web-message.ts';

/** What the message operations stand on. */
type MessageNeeds = {
  db: Db;
  files: FileStore;
  isProduction: boolean;
  staffOrigin: string;
  trackerOrigin: string;
  mailFrom: string;
  smsSender: string;
  smsPriceBani: number;
};

/** The operations of the messages area. */
export const messagesRoutes = (needs: MessageNeeds): RouteTable<'messages'> => ({
  getEmailKey,
  getSms,
  getMessageContent,
  browseMessages,
  browseRecipients: (call) => browseRecipients(needs, call),
  browseMessageTemplates,
  previewMessage: (call) => previewMessage(needs, call),
  ...templateRoutes(needs),
  sendEmail: (call) => sendEmail(needs, call),
  sendSms: (call) => sendSms(needs, call),
  sendConfirmation: (call) => sendConfirmation(needs, call),
  logCall,
  cancelMessage,
  retryMessage,
  ...receivedRoutes(needs),
  browseUnfiledMessages,
  answerWebMessage: (call) => answerWebMessage(needs, call),
  readWebMessage,
  browseOutbox: standalone((call) => browseOutbox(needs, call)),
});
