import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage({
    id: 'tracking.choices.title',
    description: 'Title of the section in which the claimant chooses messages',
    defaultMessage: 'Our messages',
  }),
  lead: defineMessage({
    id: 'tracking.choices.lead',
    description: 'Under the title',
    defaultMessage: 'Choose in which language, where and about what we write to you.',
  }),
  language: defineMessage({
    id: 'tracking.choices.language',
    description: 'Field: language of messages',
    defaultMessage: 'Language of messages',
  }),
  channel: defineMessage({
    id: 'tracking.choices.channel',
    description: 'Field: which address or number gets the messages first',
    defaultMessage: 'Where we write first',
  }),
  email: defineMessage<{ address: string }>({
    id: 'tracking.choices.email',
    description: 'Choice of the field: an e-mail address, masked',
    defaultMessage: 'E-mail: {address}',
  }),
  phone: defineMessage<{ address: string }>({
    id: 'tracking.choices.phone',
    description: 'Choice of the field: a phone number, masked',
    defaultMessage: 'SMS: {address}',
  }),
  phoneStopped: defineMessage<{ address: string }>({
    id: 'tracking.choices.phoneStopped',
    description: 'Choice of the field: a phone number, masked, that has answered STOP',
    defaultMessage: 'SMS: {address} (answered STOP; if you choose it, we write to it again)',
  }),
  noChannel: defineMessage({
    id: 'tracking.choices.noChannel',
    description: 'Instead of the field',
    defaultMessage:
      'You have no confirmed address or number yet. Confirm one with the link that you received from us.',
  }),
  about: defineMessage({
    id: 'tracking.choices.about',
    description: 'Above the boxes, one for each kind of message',
    defaultMessage: 'What we write about',
  }),
  news: defineMessage({
    id: 'tracking.choices.news',
    description: 'Box: a kind of message that may be stopped',
    defaultMessage: 'News: the case has reached another stage, somebody else is in charge',
  }),
  reminders: defineMessage({
    id: 'tracking.choices.reminders',
    description: 'Box: a kind of message that may be stopped',
    defaultMessage: 'Reminders of the inspection, a day and two hours before',
  }),
  partnerJobs: defineMessage({
    id: 'tracking.choices.partnerJobs',
    description: 'Box: a kind of message that may be stopped',
    defaultMessage: 'Progress of the repair at the shop',
  }),
  grades: defineMessage({
    id: 'tracking.choices.grades',
    description: 'Box: a kind of message that may be stopped',
    defaultMessage: 'A question about how the shop worked',
  }),
  always: defineMessage({
    id: 'tracking.choices.always',
    description: 'Under the boxes: what cannot be stopped',
    defaultMessage:
      'Offers, decisions with their reasons, requests for documents, codes and inspections that were booked, moved or cancelled always come: the law asks for them, or you did.',
  }),
  save: defineMessage({
    id: 'tracking.choices.save',
    description: 'Button',
    defaultMessage: 'Keep the choices',
  }),
  saved: defineMessage({
    id: 'tracking.choices.saved',
    description: 'After the button',
    defaultMessage:
      'Your choices are kept. They count from now on, also for messages that wait for the morning.',
  }),
};
