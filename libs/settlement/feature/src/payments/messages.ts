import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the page about payments that go to the bank. */
export const messages = {
  ...defineMessages({
    empty: {
      id: 'settlement.payments.empty',
      description: 'Nothing waits',
      defaultMessage: 'Orders come here once they are given and approved.',
    },
    more: {
      id: 'settlement.payments.more',
      description: 'Button below payment orders: shows the next ones',
      defaultMessage: 'Show more',
    },
    file: {
      id: 'settlement.payments.file',
      description: 'Column',
      defaultMessage: 'File',
    },
    payee: {
      id: 'settlement.payments.payee',
      description: 'Column',
      defaultMessage: 'Payee',
    },
    account: {
      id: 'settlement.payments.account',
      description: 'Column',
      defaultMessage: 'Account',
    },
    amount: {
      id: 'settlement.payments.amount',
      description: 'Column',
      defaultMessage: 'Amount, lei',
    },
    orderedBy: {
      id: 'settlement.payments.orderedBy',
      description: 'Column',
      defaultMessage: 'Ordered by',
    },
    requestedOn: {
      id: 'settlement.payments.requestedOn',
      description: 'Field: the day on which the bank pays',
      defaultMessage: 'The bank pays on',
    },
    chooseAll: {
      id: 'settlement.payments.chooseAll',
      description: 'Button: chooses every order that may go to the bank',
      defaultMessage: 'Choose all',
    },
    confirmTitle: {
      id: 'settlement.payments.confirmTitle',
      description: 'Title of the question before orders go to the bank',
      defaultMessage: 'Give these orders to the bank?',
    },
    confirmExport: {
      id: 'settlement.payments.confirmExport',
      description: 'Button of that question',
      defaultMessage: 'Give to the bank',
    },
    exported: {
      id: 'settlement.payments.exported',
      description: 'Notice',
      defaultMessage: 'The file for the bank is made',
    },
    files: {
      id: 'settlement.payments.files',
      description: 'Heading over the files for the bank',
      defaultMessage: 'Files for the bank',
    },
    pain001: {
      id: 'settlement.payments.pain001',
      description: 'Button',
      defaultMessage: 'ISO 20022',
    },
    csv: {
      id: 'settlement.payments.csv',
      description: 'Button',
      defaultMessage: 'CSV',
    },
    noFiles: {
      id: 'settlement.payments.noFiles',
      description: 'Nothing was exported',
      defaultMessage: 'No file was made yet.',
    },
    payFrom: {
      id: 'settlement.payments.payFrom',
      description: 'Heading',
      defaultMessage: 'We pay from',
    },
    noAccount: {
      id: 'settlement.payments.noAccount',
      description: 'No account is known',
      defaultMessage: 'No account is set yet. Without it nothing can go to the bank.',
    },
    changeAccount: {
      id: 'settlement.payments.changeAccount',
      description: 'Button',
      defaultMessage: 'Change the account',
    },
    bic: {
      id: 'settlement.payments.bic',
      description: 'Field',
      defaultMessage: 'BIC',
    },
    failed: {
      id: 'settlement.payments.failed',
      description: 'The page could not be loaded',
      defaultMessage: 'The payments could not be loaded',
    },
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'settlement.payments.waiting',
    description: 'Heading; {count} orders',
    defaultMessage:
      '{count, plural, =0 {Nothing waits for the bank} one {One order waits for the bank} other {# orders wait for the bank}}',
  }),
  export: defineMessage<{ count: number; sum: string }>({
    id: 'settlement.payments.export',
    description: 'Button; {count} orders, {sum}',
    defaultMessage:
      '{count, plural, one {Give one order to the bank, {sum}} other {Give # orders to the bank, {sum}}}',
  }),
  confirmOrders: defineMessage<{ count: number; sum: string }>({
    id: 'settlement.payments.confirmOrders',
    description: 'What goes to the bank',
    defaultMessage: '{count, plural, one {One order, {sum} in all} other {# orders, {sum} in all}}',
  }),
  confirmDay: defineMessage<{ day: string }>({
    id: 'settlement.payments.confirmDay',
    description: 'When the bank pays',
    defaultMessage: 'Paid on {day}',
  }),
  confirmAccount: defineMessage<{ holder: string; iban: string }>({
    id: 'settlement.payments.confirmAccount',
    description: 'From which account the bank pays',
    defaultMessage: 'From {holder}, {iban}',
  }),
  fileNo: defineMessage<{ no: number; day: string }>({
    id: 'settlement.payments.fileNo',
    description: 'A file for the bank',
    defaultMessage: 'No. {no}, {day}',
  }),
  fileFacts: defineMessage<{ count: number; sum: string; who: string }>({
    id: 'settlement.payments.fileFacts',
    description: 'What is in the file',
    defaultMessage: '{count, plural, one {one order} other {# orders}} · {sum} · {who}',
  }),
};
