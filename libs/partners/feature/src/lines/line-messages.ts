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
      defaultMessage: 'Read lines from a CSV, XLSX or PDF file',
    },
    tooManyLines: {
      id: 'partners.lines.tooMany',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'More than 200 lines are too many. Put small ones together.',
    },
    nothingRead: {
      id: 'partners.lines.nothingRead',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'No row has a name and an amount yet.',
    },
    unread: {
      id: 'partners.lines.unread',
      description: 'Lines of an estimate of a partner',
      defaultMessage:
        'A row is neither a line with an amount nor a sum. Correct it, so that nothing is lost.',
    },
    wrongTotal: {
      id: 'partners.lines.wrongTotal',
      description: 'Lines of an estimate of a partner',
      defaultMessage: 'The lines do not give the total. Correct the lines or the total.',
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
  fileUnread: defineMessage<{ name: string }>({
    id: 'partners.lines.fileUnread',
    description: 'A file of lines that is damaged or too large',
    defaultMessage: '{name} cannot be read. Copy its rows into the field instead.',
  }),
  fileIsPicture: defineMessage<{ name: string }>({
    id: 'partners.lines.fileIsPicture',
    description: 'A PDF that was scanned',
    defaultMessage: '{name} is a picture without text. Type its lines, or leave them out.',
  }),
  paperIsPicture: defineMessage<{ name: string }>({
    id: 'partners.lines.paperIsPicture',
    description: 'A scanned PDF that is sent as it is',
    defaultMessage:
      '{name} is a picture without text: it is sent as a document with its total. Lines can be typed.',
  }),
  paperWithoutLines: defineMessage<{ name: string }>({
    id: 'partners.lines.paperWithoutLines',
    description: 'A PDF that is sent as it is, without lines that could be read',
    defaultMessage:
      'No lines were recognised in {name}: it is sent as a document with its total. Lines can be typed.',
  }),
  apart: defineMessage<{ total: string; difference: string }>({
    id: 'partners.lines.apart',
    description: 'Lines of an estimate of a partner, against its total',
    defaultMessage: 'The total is {total}: {difference} apart from the lines.',
  }),
  addVat: defineMessage<{ rate: number }>({
    id: 'partners.lines.addVat',
    description: 'Adds VAT to lines that have none',
    defaultMessage: 'The lines are without VAT: add {rate} %',
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
