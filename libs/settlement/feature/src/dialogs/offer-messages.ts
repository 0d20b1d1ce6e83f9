import { defineMessage, defineMessages } from 'react-intl';

/** What the windows about an offer say. */
export const offerTexts = {
  ...defineMessages({
    offerTitle: {
      id: 'settlement.dialogs.offerTitle',
      description: 'Title of the window',
      defaultMessage: 'Calculate the offer',
    },
    recipient: {
      id: 'settlement.dialogs.recipient',
      description: 'Field',
      defaultMessage: 'Offered to',
    },
    lineNote: {
      id: 'settlement.dialogs.lineNote',
      description: 'Field',
      defaultMessage: 'How it was calculated',
    },
    addLine: {
      id: 'settlement.dialogs.addLine',
      description: 'Button',
      defaultMessage: 'Add a line',
    },
    offerNote: {
      id: 'settlement.dialogs.offerNote',
      description: 'Field: a paragraph of the letter',
      defaultMessage: 'Added to the letter',
    },
    noNote: {
      id: 'settlement.dialogs.noNote',
      description: 'Above the fields: the file has no closed damage note',
      defaultMessage:
        'No damage note is closed. The offer leaves when one is, or when you say why it needs none.',
    },
    exceptionCode: {
      id: 'settlement.dialogs.exceptionCode',
      description: 'Field: why there is no closed damage note',
      defaultMessage: 'Why without a closed note?',
    },
    exceptionNone: {
      id: 'settlement.dialogs.exceptionNone',
      description: 'Nothing is chosen: the note is closed first',
      defaultMessage: 'The note will be closed first',
    },
    exceptionReason: {
      id: 'settlement.dialogs.exceptionReason',
      description: 'Field: the reason in words',
      defaultMessage: 'The reason in words',
    },
    exceptionHint: {
      id: 'settlement.dialogs.exceptionHint',
      description: 'Below the field',
      defaultMessage: 'It goes to whoever approves. An inspection that nobody has begun is closed with it.',
    },
    sum: {
      id: 'settlement.dialogs.sum',
      description: 'Sum of the lines so far',
      defaultMessage: 'Total',
    },
    takenOff: {
      id: 'settlement.dialogs.takenOff',
      description: 'Below lines that are taken off',
      defaultMessage: 'Taken off',
    },
    saveOffer: {
      id: 'settlement.dialogs.saveOffer',
      description: 'Button',
      defaultMessage: 'Save the offer',
    },
    sendTitle: {
      id: 'settlement.dialogs.sendTitle',
      description: 'Title of the window',
      defaultMessage: 'Send the offer',
    },
    sendLetter: {
      id: 'settlement.dialogs.sendLetter',
      description: 'Heading over the letter',
      defaultMessage: 'The letter, as a PDF',
    },
    letterComing: {
      id: 'settlement.dialogs.letterComing',
      description: 'Why the offer does not leave yet: its letter is not on the screen',
      defaultMessage: 'Wait until the letter is shown.',
    },
    sendMessage: {
      id: 'settlement.dialogs.sendMessage',
      description: 'Heading over the message',
      defaultMessage: 'The message',
    },
    send: {
      id: 'settlement.dialogs.send',
      description: 'Button',
      defaultMessage: 'Send the offer',
    },
    sent: {
      id: 'settlement.dialogs.sent',
      description: 'Notice',
      defaultMessage: 'The offer is on its way',
    },
    sendFinal: {
      id: 'settlement.dialogs.sendFinal',
      description: 'Below the letter',
      defaultMessage: 'It cannot be taken back. The claimant answers by the link in the message.',
    },
    approvalTitle: {
      id: 'settlement.dialogs.approvalTitle',
      description: 'Title of the window',
      defaultMessage: 'Ask for approval',
    },
    approvalNote: {
      id: 'settlement.dialogs.approvalNote',
      description: 'Field',
      defaultMessage: 'What should whoever decides know?',
    },
    approvalAsked: {
      id: 'settlement.dialogs.approvalAsked',
      description: 'Notice',
      defaultMessage: 'Asked for approval',
    },
  }),
  line: defineMessage<{ no: number }>({
    id: 'settlement.dialogs.line',
    description: 'Field: kind of a line; {no} counts them',
    defaultMessage: 'Line {no}',
  }),
  removeLine: defineMessage<{ no: number }>({
    id: 'settlement.dialogs.removeLine',
    description: 'Button; {no} counts lines',
    defaultMessage: 'Remove line {no}',
  }),
  sendLead: defineMessage<{ name: string; to: string }>({
    id: 'settlement.dialogs.sendLead',
    description: 'What will happen',
    defaultMessage: 'This leaves now, to {name}, {to}:',
  }),
};
