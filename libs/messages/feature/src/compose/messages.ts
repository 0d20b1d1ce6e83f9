import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    to: {
      id: 'messages.compose.to',
      description: 'Label of the row with those who get a message',
      defaultMessage: 'To',
    },
    cc: {
      id: 'messages.compose.cc',
      description: 'Label of the row with those who get a copy of an e-mail',
      defaultMessage: 'Cc',
    },
    subject: {
      id: 'messages.compose.subject',
      description: 'Label of the subject of an e-mail',
      defaultMessage: 'Subject',
    },
    template: {
      id: 'messages.compose.template',
      description: 'Label of the choice of a text to begin a message with',
      defaultMessage: 'Template',
    },
    noTemplate: {
      id: 'messages.compose.noTemplate',
      description: 'In that choice: no template',
      defaultMessage: 'No template',
    },
    backToOwnText: {
      id: 'messages.compose.backToOwnText',
      description: 'Brings back what was typed before a template was chosen',
      defaultMessage: 'Back to my text',
    },
    nobodyReachable: {
      id: 'messages.compose.nobodyReachable',
      description: 'In place of recipients: nobody of the file has such a channel',
      defaultMessage: 'Nobody on this file can be reached this way.',
    },
    fill: {
      id: 'messages.compose.fill',
      description: 'Puts the typed value into the text',
      defaultMessage: 'Fill in',
    },
    emailText: {
      id: 'messages.compose.emailText',
      description: 'Name of the text of an e-mail, for screen readers',
      defaultMessage: 'Text of the e-mail',
    },
    emailPlaceholder: {
      id: 'messages.compose.emailPlaceholder',
      description: 'In the empty text of an e-mail',
      defaultMessage: 'Write the e-mail here',
    },
    attachments: {
      id: 'messages.compose.attachments',
      description: 'Label of the row with the files of an e-mail',
      defaultMessage: 'Files',
    },
    attach: {
      id: 'messages.compose.attach',
      description: 'Opens the list of documents that can go with an e-mail',
      defaultMessage: 'Attach from the file',
    },
    noDocuments: {
      id: 'messages.compose.noDocuments',
      description: 'In that list when the file has no documents',
      defaultMessage: 'This file has no documents yet.',
    },
    moreDocuments: {
      id: 'messages.compose.moreDocuments',
      description: 'Shows older documents in that list',
      defaultMessage: 'Show more',
    },
    unconfirmed: {
      id: 'messages.compose.unconfirmed',
      description: 'Label of the row about addresses that nobody confirmed',
      defaultMessage: 'Unconfirmed',
    },
    allowUnconfirmed: {
      id: 'messages.compose.allowUnconfirmed',
      description: 'Choice to write to an address that nobody confirmed',
      defaultMessage: 'Write to it all the same',
    },
    needsRecipient: {
      id: 'messages.compose.needsRecipient',
      description: 'Why the message cannot be sent yet',
      defaultMessage: 'Choose who gets it.',
    },
    needsSubject: {
      id: 'messages.compose.needsSubject',
      description: 'Why the e-mail cannot be sent yet',
      defaultMessage: 'Write a subject.',
    },
    needsText: {
      id: 'messages.compose.needsText',
      description: 'Why the message cannot be sent yet',
      defaultMessage: 'Write the text.',
    },
    needsValues: {
      id: 'messages.compose.needsValues',
      description: 'Why the message cannot be sent yet',
      defaultMessage: 'Fill the marked fields first.',
    },
    needsConsent: {
      id: 'messages.compose.needsConsent',
      description: 'Why the message cannot be sent yet',
      defaultMessage: 'Confirm that you write to an unconfirmed address.',
    },
    draftKept: {
      id: 'messages.compose.draftKept',
      description: 'Below the text: what is typed is not lost',
      defaultMessage: 'Your draft is kept on this device.',
    },
    undo: {
      id: 'messages.compose.undo',
      description: 'Keeps back what was just sent',
      defaultMessage: 'Undo',
    },
    keptBack: {
      id: 'messages.compose.keptBack',
      description: 'Notice: the message does not leave',
      defaultMessage: 'The message was kept back.',
    },
    tooLate: {
      id: 'messages.compose.tooLate',
      description: 'Notice: the message cannot be kept back any more',
      defaultMessage: 'It was too late: the message has left.',
    },
  }),
  role: defineMessage<{ role: string }>({
    id: 'messages.compose.role',
    description: 'Part that somebody plays in the claim',
    defaultMessage:
      '{role, select, injured {injured party} notifier {reported it} insured {insured} owner {owner} driver {driver} witness {witness} other {party}}',
  }),
  addRecipient: defineMessage<{ name: string; role: string; address: string }>({
    id: 'messages.compose.addRecipient',
    description: 'Button that adds somebody to those who get the message',
    defaultMessage: '{name}, {role} ({address})',
  }),
  removeRecipient: defineMessage<{ name: string }>({
    id: 'messages.compose.removeRecipient',
    description: 'Button that takes somebody out of those who get the message',
    defaultMessage: 'Remove {name}',
  }),
  channelState: defineMessage<{ state: string }>({
    id: 'messages.compose.channelState',
    description: 'Why a message may not reach somebody',
    defaultMessage: '{state, select, bounced {undeliverable} other {not confirmed}}',
  }),
  language: defineMessage<{ language: string }>({
    id: 'messages.compose.language',
    description: 'In which language the message is written for its reader',
    defaultMessage: '{language, select, en {English} other {Romanian}}',
  }),
  missingValue: defineMessage<{ label: string }>({
    id: 'messages.compose.missingValue',
    description: 'Title of the bar about a field of the template without a value',
    defaultMessage: 'A field without a value: {label}',
  }),
  removeAttachment: defineMessage<{ name: string }>({
    id: 'messages.compose.removeAttachment',
    description: 'Button that takes a file out of an e-mail',
    defaultMessage: 'Remove {name}',
  }),
  attachedSize: defineMessage<{ size: string; most: string }>({
    id: 'messages.compose.attachedSize',
    description: 'How large the files of an e-mail are together',
    defaultMessage: '{size} of {most}',
  }),
  sendEmail: defineMessage<{ count: number; name: string }>({
    id: 'messages.compose.sendEmail',
    description: 'Button that sends an e-mail; count is how many get it',
    defaultMessage: '{count, plural, one {Send the e-mail to {name}} other {Send the e-mail to # people}}',
  }),
  leaving: defineMessage<{ kind: string; to: string }>({
    id: 'messages.compose.leaving',
    description: 'Notice after sending; it offers to undo',
    defaultMessage: '{kind, select, sms {The SMS} other {The e-mail}} to {to} leaves in 10 s',
  }),
  leavesLater: defineMessage<{ to: string; time: string }>({
    id: 'messages.compose.leavesLater',
    description: 'Notice after sending what leaves later',
    defaultMessage: 'The message to {to} leaves at {time}',
  }),
  textsFor: defineMessage<{ customer: string }>({
    id: 'messages.compose.textsFor',
    description: 'Below the template: it is the own text of a special customer',
    defaultMessage: 'Own text: {customer}',
  }),
};
