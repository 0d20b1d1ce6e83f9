import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage({
    id: 'documents.rules.title',
    description: 'Title of the settings page about asking for documents',
    defaultMessage: 'Document rules',
  }),
  failed: defineMessage({
    id: 'documents.rules.failed',
    description: 'Title of an error',
    defaultMessage: 'The rules could not be read',
  }),
  requests: defineMessage({
    id: 'documents.rules.requests',
    description: 'Heading and title: terms, reminders and quiet hours',
    defaultMessage: 'Requests for documents',
  }),
  change: defineMessage({
    id: 'documents.rules.change',
    description: 'Button: changes the rule',
    defaultMessage: 'Change',
  }),
  guidance: defineMessage({
    id: 'documents.rules.guidance',
    description: 'Heading: what claimants read about each kind of document',
    defaultMessage: 'Guidance by kind of document',
  }),
  guidanceAbout: defineMessage({
    id: 'documents.rules.guidanceAbout',
    description: 'Below the heading',
    defaultMessage: 'Claimants read it beside each document that you ask for, in their language.',
  }),
  kind: defineMessage({
    id: 'documents.rules.kind',
    description: 'Column: kind of document',
    defaultMessage: 'Document',
  }),
  guidanceRo: defineMessage({
    id: 'documents.rules.guidanceRo',
    description: 'Field and column: guidance in Romanian',
    defaultMessage: 'In Romanian',
  }),
  guidanceEn: defineMessage({
    id: 'documents.rules.guidanceEn',
    description: 'Field and column: guidance in English',
    defaultMessage: 'In English',
  }),
  example: defineMessage({
    id: 'documents.rules.example',
    description: 'Field and column: which example is drawn',
    defaultMessage: 'Example',
  }),
  none: defineMessage({
    id: 'documents.rules.none',
    description: 'There is no text',
    defaultMessage: 'none',
  }),
  dueDays: defineMessage({
    id: 'documents.rules.dueDays',
    description: 'Term of a request, in days',
    defaultMessage: 'Term',
  }),
  validDays: defineMessage({
    id: 'documents.rules.validDays',
    description: 'How long the link of a request opens',
    defaultMessage: 'Link is valid for',
  }),
  reminders: defineMessage({
    id: 'documents.rules.reminders',
    description: 'Fact: when claimants are reminded',
    defaultMessage: 'Reminders',
  }),
  noReminders: defineMessage({
    id: 'documents.rules.noReminders',
    description: 'No reminder is sent',
    defaultMessage: 'no reminders',
  }),
  quietHours: defineMessage({
    id: 'documents.rules.quietHours',
    description: 'Fact: hours in which nobody is written to',
    defaultMessage: 'Quiet hours',
  }),
  reminderDays: defineMessage({
    id: 'documents.rules.reminderDays',
    description: 'Field: days after the request',
    defaultMessage: 'Remind after days',
  }),
  reminderDaysHint: defineMessage({
    id: 'documents.rules.reminderDaysHint',
    description: 'Below the field',
    defaultMessage: 'For example 3, 7, 14. Days off move to the next working day.',
  }),
  reminderTime: defineMessage({
    id: 'documents.rules.reminderTime',
    description: 'Field: hour of reminders',
    defaultMessage: 'At',
  }),
  quietFrom: defineMessage({
    id: 'documents.rules.quietFrom',
    description: 'Field: begin of the quiet hours',
    defaultMessage: 'Quiet from',
  }),
  quietUntil: defineMessage({
    id: 'documents.rules.quietUntil',
    description: 'Field: end of the quiet hours',
    defaultMessage: 'Quiet until',
  }),
  asksByItself: defineMessage({
    id: 'documents.rules.asksByItself',
    description: 'Field and fact: the product asks for what a new claim lacks, without anybody of the staff',
    defaultMessage: 'Ask by itself for what a new claim lacks',
  }),
  asksByItselfHint: defineMessage({
    id: 'documents.rules.asksByItselfHint',
    description: 'Below the field',
    defaultMessage:
      'As soon as the claimant has confirmed an e-mail address or a phone, unless you have asked before. The term ends on a working day.',
  }),
  yes: defineMessage({
    id: 'documents.rules.yes',
    description: 'Value of the check box: it is on',
    defaultMessage: 'yes',
  }),
  no: defineMessage({
    id: 'documents.rules.no',
    description: 'Value of the check box: it is off',
    defaultMessage: 'no',
  }),
  fromNow: defineMessage({
    id: 'documents.rules.fromNow',
    description: 'Below the fields',
    defaultMessage: 'It holds from now on; requests that were sent keep their reminders.',
  }),
  wrongDays: defineMessage({
    id: 'documents.rules.wrongDays',
    description: 'Error at a field of days',
    defaultMessage: 'Give a whole number of days',
  }),
  wrongReminders: defineMessage({
    id: 'documents.rules.wrongReminders',
    description: 'Error at the field of reminders',
    defaultMessage: 'At most ten days, each from 1 to 180',
  }),
  save: defineMessage({
    id: 'documents.rules.save',
    description: 'Button',
    defaultMessage: 'Save',
  }),
  saved: defineMessage({
    id: 'documents.rules.saved',
    description: 'Short notice',
    defaultMessage: 'The rules are saved.',
  }),
  history: defineMessage({
    id: 'documents.rules.history',
    description: 'Heading',
    defaultMessage: 'History',
  }),
  noHistory: defineMessage({
    id: 'documents.rules.noHistory',
    description: 'Nobody has changed anything',
    defaultMessage: 'Nobody has changed the rules yet.',
  }),
  days: defineMessage<{ count: number }>({
    id: 'documents.rules.days',
    description: 'How many days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
  }),
  remindersText: defineMessage<{ days: string; time: string }>({
    id: 'documents.rules.remindersText',
    description: 'When claimants are reminded',
    defaultMessage: 'after {days} days, at {time}',
  }),
  quietText: defineMessage<{ from: string; until: string }>({
    id: 'documents.rules.quietText',
    description: 'Hours in which nobody is written to',
    defaultMessage: '{from} to {until}',
  }),
  now: defineMessage<{ text: string }>({
    id: 'documents.rules.now',
    description: 'A change in the history: the rule after it',
    defaultMessage: 'now: {text}',
  }),
  before: defineMessage<{ text: string }>({
    id: 'documents.rules.before',
    description: 'A change in the history: the rule before it',
    defaultMessage: 'before: {text}',
  }),
};

/** What is drawn beside a kind of document. */
export const exampleMessages = {
  paper: defineMessage({
    id: 'documents.rules.example.paper',
    description: 'Example: a sheet',
    defaultMessage: 'a sheet of paper',
  }),
  form: defineMessage({
    id: 'documents.rules.example.form',
    description: 'Example: a form',
    defaultMessage: 'a filled-in form',
  }),
  card: defineMessage({
    id: 'documents.rules.example.card',
    description: 'Example: a card',
    defaultMessage: 'a card',
  }),
  photo: defineMessage({
    id: 'documents.rules.example.photo',
    description: 'Example: a photo of a car',
    defaultMessage: 'a photo of the car',
  }),
};
