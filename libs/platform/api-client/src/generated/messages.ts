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

/** Caught e-mails and SMS, newest first. */
export const browseOutbox: Operation<'browseOutbox'> = {
  id: 'browseOutbox',
  tag: 'messages',
  method: 'GET',
  path: '/api/dev/outbox',
  access: { callers: ['public'] },
};
