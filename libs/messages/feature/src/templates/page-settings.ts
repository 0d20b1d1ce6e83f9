import type { Setting } from '@dosar/areas/config';
import { defineMessages } from 'react-intl';
import { messages as approvalMessages } from './approval/messages.ts';
import { messages as pageMessages } from './messages.ts';
import { messages as setMessages } from './sets/set-messages.ts';

const messages = defineMessages({
  subjectRo: {
    id: 'messages.templates.setting.subjectRo',
    description: 'In the history of the templates: a text of a template',
    defaultMessage: 'E-mail, subject in Romanian',
  },
  subjectEn: {
    id: 'messages.templates.setting.subjectEn',
    description: 'In the history of the templates: a text of a template',
    defaultMessage: 'E-mail, subject in English',
  },
  emailRo: {
    id: 'messages.templates.setting.emailRo',
    description: 'In the history of the templates: a text of a template',
    defaultMessage: 'E-mail in Romanian',
  },
  emailEn: {
    id: 'messages.templates.setting.emailEn',
    description: 'In the history of the templates: a text of a template',
    defaultMessage: 'E-mail in English',
  },
  smsRo: {
    id: 'messages.templates.setting.smsRo',
    description: 'In the history of the templates: a text of a template',
    defaultMessage: 'SMS in Romanian',
  },
  smsEn: {
    id: 'messages.templates.setting.smsEn',
    description: 'In the history of the templates: a text of a template',
    defaultMessage: 'SMS in English',
  },
});

/** What a template holds; each is changed on the page of its template. */
export const settings: readonly Setting[] = [
  { id: 'set_name', title: setMessages.setName, isHidden: true },
  { id: 'approval_email', title: approvalMessages.emails, isHidden: true },
  { id: 'approval_sms', title: approvalMessages.texts, isHidden: true },
  { id: 'approval_returned', title: approvalMessages.giveBack, isHidden: true },
  { id: 'name_ro', title: pageMessages.nameRo, isHidden: true },
  { id: 'name_en', title: pageMessages.nameEn, isHidden: true },
  { id: 'is_active', title: pageMessages.isActive, isHidden: true },
  { id: 'email_ro_subject', title: messages.subjectRo, isHidden: true },
  { id: 'email_en_subject', title: messages.subjectEn, isHidden: true },
  { id: 'email_ro_body', title: messages.emailRo, isHidden: true },
  { id: 'email_en_body', title: messages.emailEn, isHidden: true },
  { id: 'sms_ro_body', title: messages.smsRo, isHidden: true },
  { id: 'sms_en_body', title: messages.smsEn, isHidden: true },
];
