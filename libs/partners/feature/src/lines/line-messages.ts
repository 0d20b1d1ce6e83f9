import { defineMessage, defineMessages } from 'react-intl';

/** Words of the lines of estimates and invoices. */
export const lineMessages = {
  ...defineMessages({
    lines: {
      id: 'partners.lines.lines',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'Lines',
    },
    typed: {
      id: 'partners.lines.typed',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'Lines, VAT included',
    },
    typedHint: {
      id: 'partners.lines.typedHint',
      description: 'Lines of an estimate of a partner',
      defaultMessage:
        'One a row: what; amount. Rows copied from a spreadsheet are read too. Together they are the total.',
    },
    fromFile: {
      id: 'partners.lines.fromFile',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'Read lines from a CSV or XLSX file',
    },
    fileUnread: {
      id: 'partners.lines.fileUnread',
      description: 'A file of lines that is damaged or too large',
      defaultMessage: 'The file cannot be read. Copy its rows into the field instead.',
    },
    unread: {
      id: 'partners.lines.unread',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'A row is neither a line with an amount nor a sum. Mend it, so that nothing is lost.',
    },
    wrongTotal: {
      id: 'partners.lines.wrongTotal',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'The lines do not give the total. Mend the lines or the total.',
    },
    agreed: {
      id: 'partners.lines.agreed',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'agreed',
    },
    changed: {
      id: 'partners.lines.changed',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'another amount',
    },
    refused: {
      id: 'partners.lines.refused',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'refused',
    },
    amountInvalid: {
      id: 'partners.lines.amountInvalid',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'Write an amount, such as 1,250.00.',
    },
    differences: {
      id: 'partners.lines.differences',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'Where the invoice differs from what was agreed',
    },
  }),
  asked: defineMessage<{ amount: string }>({
    id: 'partners.lines.asked',
    description: 'Lines of an estimate of a partner',
    defaultMessage: 'Asked: {amount}',
  }),
  answerOf: defineMessage<{ name: string }>({
    id: 'partners.lines.answerOf',
    description: 'Lines of an estimate of a partner',
    defaultMessage: 'Answer to {name}',
  }),
  amountOf: defineMessage<{ name: string }>({
    id: 'partners.lines.amountOf',
    description: 'Lines of an estimate of a partner',
    defaultMessage: 'Agreed amount for {name}, lei',
  }),
  reasonOf: defineMessage<{ name: string }>({
    id: 'partners.lines.reasonOf',
    description: 'Lines of an estimate of a partner',
    defaultMessage: 'Why, {name}',
  }),
  total: defineMessage<{ amount: string }>({
    id: 'partners.lines.total',
    description: 'Lines of an estimate of a partner',
    defaultMessage: 'Agreed altogether: {amount}',
  }),
  difference: defineMessage<{ agreed: string; invoiced: string }>({
    id: 'partners.lines.difference',
    description: 'Lines of an estimate of a partner',
    defaultMessage: 'agreed {agreed}, invoiced {invoiced}',
  }),
  notAgreed: defineMessage<{ invoiced: string }>({
    id: 'partners.lines.notAgreed',
    description: 'Lines of an estimate of a partner',
    defaultMessage: 'not in the estimate, invoiced {invoiced}',
  }),
  notInvoiced: defineMessage<{ agreed: string }>({
    id: 'partners.lines.notInvoiced',
    description: 'Lines of an estimate of a partner',
    defaultMessage: 'agreed {agreed}, not on the invoice',
  }),
};
