// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Which file an e-mail belongs to, and the key of its content. */
export const getEmailKey: Operation<'getEmailKey'> = {
  id: 'getEmailKey',
  tag: 'messages',
  method: 'GET',
  path: '/api/timeline/getEmailKey/{email_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Which file an SMS belongs to, and the key of its content. */
export const getSms: Operation<'getSms'> = {
  id: 'getSms',
  tag: 'messages',
  method: 'GET',
  path: '/api/timeline/getSms/{sms_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** The content of one e-mail or SMS. */
export const getMessageContent: Operation<'getMessageContent'> = {
  id: 'getMessageContent',
  tag: 'messages',
  method: 'GET',
  path: '/api/message/getByKey/{key}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** E-mails, SMS and calls of a claim file, newest first. */
export const browseMessages: Operation<'browseMessages'> = {
  id: 'browseMessages',
  tag: 'messages',
  method: 'GET',
  path: '/api/message/browse/{assignment_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Who can be written to from a claim file, and by which channels. */
export const browseRecipients: Operation<'browseRecipients'> = {
  id: 'browseRecipients',
  tag: 'messages',
  method: 'GET',
  path: '/api/message/browseRecipients/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Texts to begin a message with. */
export const browseMessageTemplates: Operation<'browseMessageTemplates'> = {
  id: 'browseMessageTemplates',
  tag: 'messages',
  method: 'GET',
  path: '/api/message/browseTemplates/{channel}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Fill a template from a claim file. */
export const previewMessage: Operation<'previewMessage'> = {
  id: 'previewMessage',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/preview',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** The templates of the organisation, in the order in which handlers choose them. */
export const browseTemplateSettings: Operation<'browseTemplateSettings'> = {
  id: 'browseTemplateSettings',
  tag: 'messages',
  method: 'GET',
  path: '/api/message/browseTemplateSettings',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** A template with its texts, what they can be filled with, and what they were. */
export const getTemplate: Operation<'getTemplate'> = {
  id: 'getTemplate',
  tag: 'messages',
  method: 'GET',
  path: '/api/message/getTemplate/{template_code}',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Make a new version of a template, or a new template. */
export const saveTemplate: Operation<'saveTemplate'> = {
  id: 'saveTemplate',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/saveTemplate',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Fill texts that are being written from a real claim file. */
export const previewTemplate: Operation<'previewTemplate'> = {
  id: 'previewTemplate',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/previewTemplate',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Send a text that is being written to oneself. */
export const testTemplate: Operation<'testTemplate'> = {
  id: 'testTemplate',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/testTemplate',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Send an e-mail from a claim file. */
export const sendEmail: Operation<'sendEmail'> = {
  id: 'sendEmail',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/sendEmail',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Send a text message from a claim file. */
export const sendSms: Operation<'sendSms'> = {
  id: 'sendSms',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/sendSms',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Send somebody the link again by which an address or number is confirmed. */
export const sendConfirmation: Operation<'sendConfirmation'> = {
  id: 'sendConfirmation',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/sendConfirmation',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Write down a telephone call. */
export const logCall: Operation<'logCall'> = {
  id: 'logCall',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/logCall',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Keep back a message that has not left yet. */
export const cancelMessage: Operation<'cancelMessage'> = {
  id: 'cancelMessage',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/cancel/{message_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Send a message again that did not arrive. */
export const retryMessage: Operation<'retryMessage'> = {
  id: 'retryMessage',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/retry/{message_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Hand over an e-mail that the mail server of an organisation has received. */
export const receiveMessage: Operation<'receiveMessage'> = {
  id: 'receiveMessage',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/receive',
  access: { callers: ['public'] },
};

/** E-mails that came and belong to no claim file yet, newest first. */
export const browseUnfiledMessages: Operation<'browseUnfiledMessages'> = {
  id: 'browseUnfiledMessages',
  tag: 'messages',
  method: 'GET',
  path: '/api/message/browseUnfiled',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Put an e-mail that came into a claim file. */
export const fileMessage: Operation<'fileMessage'> = {
  id: 'fileMessage',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/file/{received_message_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Move an e-mail that came, or one of its documents, to the claim file where it belongs. */
export const moveMessage: Operation<'moveMessage'> = {
  id: 'moveMessage',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/move/{received_message_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** An e-mail that came, or one of its files, exactly as it came. */
export const downloadReceived: Operation<'downloadReceived'> = {
  id: 'downloadReceived',
  tag: 'messages',
  method: 'GET',
  path: '/api/message/original/{received_message_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Make the key by which the mail server hands over e-mails. */
export const renewInboundKey: Operation<'renewInboundKey'> = {
  id: 'renewInboundKey',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/renewInboundKey',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Caught e-mails and SMS, newest first. */
export const browseOutbox: Operation<'browseOutbox'> = {
  id: 'browseOutbox',
  tag: 'messages',
  method: 'GET',
  path: '/api/dev/outbox',
  access: { callers: ['public'] },
};

/** Hand over a text message that the SMS gateway of an organisation has received. */
export const receiveSms: Operation<'receiveSms'> = {
  id: 'receiveSms',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/receiveSms',
  access: { callers: ['public'] },
};

/** Which kinds of template texts a second person approves. */
export const getTemplateApproval: Operation<'getTemplateApproval'> = {
  id: 'getTemplateApproval',
  tag: 'messages',
  method: 'GET',
  path: '/api/messageTemplateApproval/get',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Choose which kinds of template texts a second person approves. */
export const saveTemplateApproval: Operation<'saveTemplateApproval'> = {
  id: 'saveTemplateApproval',
  tag: 'messages',
  method: 'POST',
  path: '/api/messageTemplateApproval/save',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Keep changed texts of a template as a draft, or ask a second person to approve them. */
export const saveTemplateDraft: Operation<'saveTemplateDraft'> = {
  id: 'saveTemplateDraft',
  tag: 'messages',
  method: 'POST',
  path: '/api/messageTemplateDraft/save',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Approve a draft, which puts it in force, or give it back. */
export const decideTemplateDraft: Operation<'decideTemplateDraft'> = {
  id: 'decideTemplateDraft',
  tag: 'messages',
  method: 'POST',
  path: '/api/messageTemplateDraft/decide',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Throw a draft away. */
export const removeTemplateDraft: Operation<'removeTemplateDraft'> = {
  id: 'removeTemplateDraft',
  tag: 'messages',
  method: 'POST',
  path: '/api/messageTemplateDraft/remove',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** The sets of templates that stand in for the standard ones. */
export const browseTemplateSets: Operation<'browseTemplateSets'> = {
  id: 'browseTemplateSets',
  tag: 'messages',
  method: 'GET',
  path: '/api/messageTemplateSet/browse',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Make a set of templates, or rename one. */
export const saveTemplateSet: Operation<'saveTemplateSet'> = {
  id: 'saveTemplateSet',
  tag: 'messages',
  method: 'POST',
  path: '/api/messageTemplateSet/save',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Remove a set of templates. */
export const removeTemplateSet: Operation<'removeTemplateSet'> = {
  id: 'removeTemplateSet',
  tag: 'messages',
  method: 'POST',
  path: '/api/messageTemplateSet/remove/{template_set_id}',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Answer what a claimant wrote on the tracker. */
export const answerWebMessage: Operation<'answerWebMessage'> = {
  id: 'answerWebMessage',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/answerWeb/{web_message_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['preview_only'],
  },
};

/** Say that what a claimant wrote needs no answer. */
export const readWebMessage: Operation<'readWebMessage'> = {
  id: 'readWebMessage',
  tag: 'messages',
  method: 'POST',
  path: '/api/message/readWeb/{web_message_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['preview_only'],
  },
};
