import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.pack.heading',
      description: 'Heading: the monthly report on files that a customer gets',
      defaultMessage: 'Monthly pack',
    },
    about: {
      id: 'partners.pack.about',
      description: 'What the monthly pack is',
      defaultMessage:
        'PDF and XLSX with the files of the month: open, closed, days, sums, inspections. No names, notes or reserves.',
    },
    notAllowed: {
      id: 'partners.pack.notAllowed',
      description: 'Some kinds of customers get no pack',
      defaultMessage: 'VIPs, employees and sensitive people get no pack.',
    },
    monthly: {
      id: 'partners.pack.monthly',
      description: 'The pack goes by itself',
      defaultMessage: 'By itself on the first working day of each month',
    },
    onRequest: {
      id: 'partners.pack.onRequest',
      description: 'The pack goes only when somebody sends it',
      defaultMessage: 'Only when somebody sends it',
    },
    noRecipients: {
      id: 'partners.pack.noRecipients',
      description: 'The pack has nobody to go to; also a refusal',
      defaultMessage: 'Nobody gets it yet: add an e-mail address.',
    },
    edit: {
      id: 'partners.pack.edit',
      description: 'Button and title: to whom the pack goes',
      defaultMessage: 'Recipients',
    },
    recipients: {
      id: 'partners.pack.recipients',
      description: 'Field: e-mail addresses',
      defaultMessage: 'E-mail addresses, one on a line',
    },
    wrongAddress: {
      id: 'partners.pack.wrongAddress',
      description: 'An address cannot be right',
      defaultMessage: 'One of the addresses cannot be right',
    },
    tooMany: {
      id: 'partners.pack.tooMany',
      description: 'Too many addresses',
      defaultMessage: 'Ten addresses at most',
    },
    language: {
      id: 'partners.pack.language',
      description: 'Field: language of the pack',
      defaultMessage: 'Language of the pack',
    },
    isMonthly: {
      id: 'partners.pack.isMonthly',
      description: 'Checkbox: send the pack by itself',
      defaultMessage: 'Send it by itself on the first working day of each month',
    },
    month: {
      id: 'partners.pack.month',
      description: 'Field: month of the pack',
      defaultMessage: 'Month',
    },
    previewPdf: {
      id: 'partners.pack.previewPdf',
      description: 'Button: looks at the PDF without sending it',
      defaultMessage: 'Preview PDF',
    },
    previewXlsx: {
      id: 'partners.pack.previewXlsx',
      description: 'Button: looks at the spreadsheet without sending it',
      defaultMessage: 'Preview XLSX',
    },
    send: {
      id: 'partners.pack.send',
      description: 'Button: sends the pack of the chosen month',
      defaultMessage: 'Send now',
    },
    queued: {
      id: 'partners.pack.queued',
      description: 'State: the pack is being made',
      defaultMessage: 'being sent',
    },
    failed: {
      id: 'partners.pack.failed',
      description: 'State: the pack could not be made',
      defaultMessage: 'could not be sent: send it again',
    },
    itself: {
      id: 'partners.pack.itself',
      description: 'The pack went by itself',
      defaultMessage: 'by itself',
    },
    sentBefore: {
      id: 'partners.pack.sentBefore',
      description: 'Refusal: the pack of the month was sent before',
      defaultMessage: 'The pack of this month was sent already.',
    },
    onItsWay: {
      id: 'partners.pack.onItsWay',
      description: 'The pack was put on its way',
      defaultMessage: 'The pack is on its way',
    },
    notRead: {
      id: 'partners.pack.notRead',
      description: 'The packs could not be read',
      defaultMessage: 'The packs could not be loaded',
    },
  }),
  sendText: defineMessage<{ month: string; recipients: string }>({
    id: 'partners.pack.sendText',
    description: 'Asked before a pack is sent',
    defaultMessage: 'The pack of {month} goes to {recipients}. A month is sent once.',
  }),
  sent: defineMessage<{ moment: string; who: string; recipients: string }>({
    id: 'partners.pack.sent',
    description: 'When a pack was sent, by whom and to whom',
    defaultMessage: '{moment} · {who} · {recipients}',
  }),
  hash: defineMessage<{ format: string; hash: string }>({
    id: 'partners.pack.hash',
    description: 'Beginning of the fingerprint of a file that was sent',
    defaultMessage: '{format} {hash}',
  }),
};
