import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    sms: { id: 'documents.requestDialog.sms', description: 'A channel', defaultMessage: 'SMS' },
    email: { id: 'documents.requestDialog.email', description: 'A channel', defaultMessage: 'E-mail' },
    both: { id: 'documents.requestDialog.both', description: 'Both channels', defaultMessage: 'Both' },
    title: {
      id: 'documents.requestDialog.title',
      description: 'Title of the dialog that asks somebody for documents',
      defaultMessage: 'Request documents',
    },
    which: {
      id: 'documents.requestDialog.which',
      description: 'Title above the kinds of document',
      defaultMessage: 'What do you ask for?',
    },
    search: {
      id: 'documents.requestDialog.search',
      description: 'Label of the field that narrows the list of kinds',
      defaultMessage: 'Find a kind of document',
    },
    noneFound: {
      id: 'documents.requestDialog.noneFound',
      description: 'No kind of document has the searched words',
      defaultMessage: 'No kind of document is called that.',
    },
    needed: {
      id: 'documents.requestDialog.needed',
      description: 'Beside a kind of document that the work still needs',
      defaultMessage: 'needed, and missing',
    },
    whom: {
      id: 'documents.requestDialog.whom',
      description: 'Label of the recipient',
      defaultMessage: 'From whom?',
    },
    how: {
      id: 'documents.requestDialog.how',
      description: 'Label of the channel',
      defaultMessage: 'By',
    },
    unreachable: {
      id: 'documents.requestDialog.unreachable',
      description: 'Nobody of the file has a confirmed address or phone',
      defaultMessage:
        'Nobody of this file has a confirmed e-mail address or mobile number. Confirm one first.',
    },
    until: {
      id: 'documents.requestDialog.until',
      description: 'Label of the last day on which to send',
      defaultMessage: 'By',
    },
    message: {
      id: 'documents.requestDialog.message',
      description: 'Label of words to the recipient',
      defaultMessage: 'What else should they know?',
    },
    reminders: {
      id: 'documents.requestDialog.reminders',
      description: 'Title above the days on which the recipient is reminded',
      defaultMessage: 'Reminders',
    },
    remindersStop: {
      id: 'documents.requestDialog.remindersStop',
      description: 'Beside that title',
      defaultMessage: 'they stop once everything is here',
    },
    moved: {
      id: 'documents.requestDialog.moved',
      description: 'Beside a reminder whose day was no working day',
      defaultMessage: 'moved off a weekend or a holiday',
    },
    preview: {
      id: 'documents.requestDialog.preview',
      description: 'Title above what the recipient will see',
      defaultMessage: 'How it looks',
    },
    ownLanguage: {
      id: 'documents.requestDialog.ownLanguage',
      description: 'Says that the preview is in the language of the recipient',
      defaultMessage: 'In the language of the recipient.',
    },
    otherLanguage: {
      id: 'documents.requestDialog.otherLanguage',
      description: 'Says that the preview is in another language than what will be sent',
      defaultMessage: 'For reading only: the recipient gets the other language.',
    },
    language: {
      id: 'documents.requestDialog.language',
      description: 'Label of the language of the preview',
      defaultMessage: 'Language of the preview',
    },
    page: {
      id: 'documents.requestDialog.page',
      description: 'Title above the page that the link opens',
      defaultMessage: 'Page behind the link',
    },
    previewLater: {
      id: 'documents.requestDialog.previewLater',
      description: 'In the place of the preview, while nothing is chosen',
      defaultMessage: 'Choose at least one document to see the message.',
    },
    send: {
      id: 'documents.requestDialog.send',
      description: 'Button that sends the request',
      defaultMessage: 'Send the request',
    },
    putsOff: {
      id: 'documents.requestDialog.putsOff',
      description: 'Choice in the dialog that asks for documents',
      defaultMessage: 'Put the task off until the answer comes',
    },
    putsOffHint: {
      id: 'documents.requestDialog.putsOffHint',
      description: 'Below that choice',
      defaultMessage:
        'It comes back by itself, on that day at the latest and in time for the legal deadline.',
    },
    cancel: {
      id: 'documents.requestDialog.cancel',
      description: 'Button that closes the dialog',
      defaultMessage: 'Cancel',
    },
    failed: {
      id: 'documents.requestDialog.failed',
      description: 'Title when the request could not be sent',
      defaultMessage: 'The request was not sent',
    },
    sent: {
      id: 'documents.requestDialog.sent',
      description: 'Notice after the request was sent',
      defaultMessage: 'The request is on its way.',
    },
  }),
  clock: defineMessage<{ number: string }>({
    id: 'documents.requestDialog.clock',
    description: 'Reminds that waiting does not stop the legal deadline',
    defaultMessage: 'Claim {number} · the legal deadline does not stop while we wait.',
  }),
  clockOn: defineMessage<{ number: string; day: string }>({
    id: 'documents.requestDialog.clockOn',
    description: 'The same, with the legal deadline',
    defaultMessage: 'Claim {number} · the legal deadline, {day}, does not stop while we wait.',
  }),
  chosen: defineMessage<{ count: number; total: number }>({
    id: 'documents.requestDialog.chosen',
    description: 'How many kinds of document are chosen',
    defaultMessage: '{count, number} of {total, number} chosen',
  }),
  askedOn: defineMessage<{ day: string }>({
    id: 'documents.requestDialog.askedOn',
    description: 'Beside a kind of document that was asked for already',
    defaultMessage: 'requested on {day}',
  }),
  receivedOn: defineMessage<{ day: string }>({
    id: 'documents.requestDialog.receivedOn',
    description: 'Beside a kind of document that has come and waits for a verdict',
    defaultMessage: 'received on {day}',
  }),
  acceptedOn: defineMessage<{ day: string }>({
    id: 'documents.requestDialog.acceptedOn',
    description: 'Beside a kind of document that was accepted',
    defaultMessage: 'accepted on {day}',
  }),
  refusedOn: defineMessage<{ day: string; reason: string }>({
    id: 'documents.requestDialog.refusedOn',
    description: 'Beside a kind of document that was refused',
    defaultMessage: 'refused on {day}: {reason}',
  }),
  declinedOn: defineMessage<{ day: string }>({
    id: 'documents.requestDialog.declinedOn',
    description: 'Beside a kind of document that the recipient does not have',
    defaultMessage: 'does not have it, since {day}',
  }),
  claimant: defineMessage<{ name: string }>({
    id: 'documents.requestDialog.claimant',
    description: 'Beside the name of the recipient',
    defaultMessage: '{name}, claimant',
  }),
  notifier: defineMessage<{ name: string }>({
    id: 'documents.requestDialog.notifier',
    description: 'Beside the name of the recipient',
    defaultMessage: '{name}, notifier',
  }),
  quiet: defineMessage<{ from: string; until: string }>({
    id: 'documents.requestDialog.quiet',
    description: 'The hours in which nobody is reminded',
    defaultMessage: 'Nothing between {from} and {until}, on weekends and holidays.',
  }),
};
