import { defineMessage, defineMessages } from 'react-intl';
import type { StatementFault } from './read-statement.ts';

/** What a line of a statement means for an order. */
export const outcomeMessages = defineMessages({
  matches: {
    id: 'settlement.payments.outcomeMatches',
    description: 'What a line of the statement means',
    defaultMessage: 'Will be paid',
  },
  paid: {
    id: 'settlement.payments.outcomePaid',
    description: 'What a line of the statement means',
    defaultMessage: 'Recorded',
  },
  paid_already: {
    id: 'settlement.payments.outcomePaidAlready',
    description: 'What a line of the statement means',
    defaultMessage: 'Paid already',
  },
  amount_differs: {
    id: 'settlement.payments.outcomeAmountDiffers',
    description: 'What a line of the statement means',
    defaultMessage: 'Another amount',
  },
  unknown: {
    id: 'settlement.payments.outcomeUnknown',
    description: 'What a line of the statement means',
    defaultMessage: 'No order',
  },
  several: {
    id: 'settlement.payments.outcomeSeveral',
    description: 'What a line of the statement means',
    defaultMessage: 'Several orders',
  },
  incoming: {
    id: 'settlement.payments.outcomeIncoming',
    description: 'What a line of the statement means',
    defaultMessage: 'Money in',
  },
  in_the_future: {
    id: 'settlement.payments.outcomeInTheFuture',
    description: 'What a line of the statement means',
    defaultMessage: 'In the future',
  },
  not_payable: {
    id: 'settlement.payments.outcomeNotPayable',
    description: 'What a line of the statement means',
    defaultMessage: 'Cannot be paid now',
  },
  above_reserve: {
    id: 'settlement.payments.outcomeAboveReserve',
    description: 'What a line of the statement means',
    defaultMessage: 'Reserve too small',
  },
});

type Counted = { count: number; lines: number; sum: string };

/** Texts about statements of the bank. */
export const statementMessages = {
  ...defineMessages({
    heading: {
      id: 'settlement.payments.statements',
      description: 'Heading over statements of the bank',
      defaultMessage: 'Bank statements',
    },
    import: {
      id: 'settlement.payments.importStatement',
      description: 'Button, and title of its window',
      defaultMessage: 'Import a statement',
    },
    none: {
      id: 'settlement.payments.noStatements',
      description: 'Nothing was imported',
      defaultMessage: 'No statement was imported yet. It marks orders as paid, by reference and amount.',
    },
    close: {
      id: 'settlement.payments.closeStatement',
      description: 'Button',
      defaultMessage: 'Close',
    },
    file: {
      id: 'settlement.payments.statementFile',
      description: 'Field',
      defaultMessage: 'Statement of the bank',
    },
  }),
  fileHint: defineMessage<{ lines: number }>({
    id: 'settlement.payments.statementHint',
    description: 'Below the field',
    defaultMessage: 'camt.053 or CSV with headings, at most {lines} lines and 2 MB.',
  }),
  fault: defineMessage<{ kind: StatementFault['kind']; row: number; lines: number }>({
    id: 'settlement.payments.statementFault',
    description: 'Why a file is not taken',
    defaultMessage:
      '{kind, select, empty {There is nothing in this file.} too_large {The file has more than {lines} lines. Split it.} columns {No headings for date, amount and details were found.} formula {Row {row} has a formula. Nothing of the file was taken.} line {Row {row} has no date or no amount. Nothing of the file was taken.} other {The file cannot be read. Is it a statement of the bank?}}',
  }),
  matching: defineMessage<Counted>({
    id: 'settlement.payments.statementMatching',
    description: 'What the statement would record',
    defaultMessage:
      '{count, plural, =0 {None of the {lines} lines pays an order} one {One of {lines} lines pays an order: {sum}} other {# of {lines} lines pay an order: {sum}}}',
  }),
  recorded: defineMessage<Counted>({
    id: 'settlement.payments.statementRecorded',
    description: 'What the statement recorded',
    defaultMessage:
      '{count, plural, one {One payment of {sum} is recorded} other {# payments of {sum} are recorded}}',
  }),
  record: defineMessage<{ count: number }>({
    id: 'settlement.payments.recordStatement',
    description: 'Button',
    defaultMessage: '{count, plural, one {Record one payment} other {Record # payments}}',
  }),
  facts: defineMessage<{ paid: number; sum: string }>({
    id: 'settlement.payments.statementFacts',
    description: 'What a statement brought',
    defaultMessage: '{paid, plural, one {one payment} other {# payments}} · {sum}',
  }),
  stillOpen: defineMessage<{ amount: string }>({
    id: 'settlement.payments.stillOpen',
    description: 'The order waits for another amount than the line has',
    defaultMessage: 'Still to be paid: {amount}',
  }),
};
