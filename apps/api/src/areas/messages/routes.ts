import type { Db } from '#src/kernel/database/index.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { browseMessages, browseUnfiledMessages } from './browse-messages.ts';
import { browseOutbox } from './browse-outbox.ts';
import { getEmailKey } from './get-email-key.ts';
import { getMessageContent } from './get-message-content.ts';
import { getSms } from './get-sms.ts';
import { fileMessage } from './receive/file-received.ts';
import { receiveMessage } from './receive/receive-message.ts';
import { renewInboundKey } from './receive/renew-inbound-key.ts';
import { cancelMessage, retryMessage } from './send/change-delivery.ts';
import { browseRecipients } from './send/checked-recipients.ts';
import { logCall } from './send/log-call.ts';
import { browseMessageTemplates, previewMessage } from './send/preview-message.ts';
import { sendEmail } from './send/send-email.ts';
import { sendSms } from './send/send-sms.ts';
import { previewTemplate, testTemplate } from './templates/preview-template.ts';
import { saveTemplate } from './templates/save-template.ts';
import { browseTemplateSettings, getTemplate } from './templates/template-settings.ts';

/** What the message operations stand on. */
type MessageNeeds = {
  db: Db;
  files: FileStore;
  isProduction: boolean;
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
  browseTemplateSettings,
  getTemplate: (call) => getTemplate(needs, call),
  saveTemplate: (call) => saveTemplate(needs, call),
  previewTemplate: (call) => previewTemplate(needs, call),
  testTemplate: (call) => testTemplate(needs, call),
  sendEmail: (call) => sendEmail(needs, call),
  sendSms: (call) => sendSms(needs, call),
  logCall,
  cancelMessage,
  retryMessage,
  receiveMessage: standalone((call) => receiveMessage(needs, call)),
  browseUnfiledMessages,
  fileMessage,
  renewInboundKey,
  browseOutbox: standalone((call) => browseOutbox(needs, call)),
});
