import type { Schema } from '@dosar/openapi';
import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the page of a bank statement. */
export const messages = {
  ...defineMessages({
    back: {
      id: 'settlement.statement.back',
      description: 'Link to the page about payments',
      defaultMessage: 'Payments',
    },
    failed: {
      id: 'settlement.statement.failed',
      description: 'The page could not be loaded',
      defaultMessage: 'The statement could not be loaded',
    },
    draft: {
      id: 'settlement.statement.draft',
      description: 'State of the statement',
      defaultMessage: 'Draft, nothing recorded',
    },
    recorded: {
      id: 'settlement.statement.recorded',
      description: 'State of the statement',
      defaultMessage: 'Recorded',
    },
    original: {
      id: 'settlement.statement.original',
      description: 'Button: saves the file of the bank',
      defaultMessage: 'Original file',
    },
    account: {
      id: 'settlement.statement.account',
      description: 'Fact about the statement',
      defaultMessage: 'Account',
    },
    currency: {
      id: 'settlement.statement.currency',
      description: 'Fact about the statement',
      defaultMessage: 'Currency',
    },
    opening: {
      id: 'settlement.statement.opening',
      description: 'Fact about the statement',
      defaultMessage: 'Opening balance',
    },
    closing: {
      id: 'settlement.statement.closing',
      description: 'Fact about the statement',
      defaultMessage: 'Closing balance',
    },
    out: {
      id: 'settlement.statement.out',
      description: 'Fact about the statement: what left the account',
      defaultMessage: 'Money out',
    },
    in: {
      id: 'settlement.statement.in',
      description: 'Fact about the statement: what came in',
      defaultMessage: 'Money in',
    },
    reading: {
      id: 'settlement.statement.reading',
      description: 'The file is being read; also the name of the progress bar',
      defaultMessage: 'The file is being read',
    },
    tabs: {
      id: 'settlement.statement.tabs',
      description: 'Name of the tabs',
      defaultMessage: 'What the lines mean',
    },
    all: { id: 'settlement.statement.all', description: 'Tab', defaultMessage: 'All' },
    lines: { id: 'settlement.statement.lines', description: 'Name of the list', defaultMessage: 'Lines' },
    noLines: {
      id: 'settlement.statement.noLines',
      description: 'The tab is empty',
      defaultMessage: 'No line is left here.',
    },
    more: {
      id: 'settlement.statement.more',
      description: 'Button below lines: shows the next ones',
      defaultMessage: 'Show more',
    },
    unreadLine: {
      id: 'settlement.statement.unreadLine',
      description: 'In place of who was paid',
      defaultMessage: 'Unreadable line',
    },
    leftOut: {
      id: 'settlement.statement.leftOut',
      description: 'Mark at a line that will not be recorded',
      defaultMessage: 'left out',
    },
    decided: {
      id: 'settlement.statement.decided',
      description: 'Mark at a line that somebody has decided',
      defaultMessage: 'decided',
    },
    bankWrites: {
      id: 'settlement.statement.bankWrites',
      description: 'Heading',
      defaultMessage: 'What the bank writes',
    },
    found: {
      id: 'settlement.statement.found',
      description: 'Heading over the orders that a line names',
      defaultMessage: 'What was found',
    },
    after: {
      id: 'settlement.statement.after',
      description: 'Heading over what happens with a line',
      defaultMessage: 'What happens',
    },
    file: {
      id: 'settlement.statement.file',
      description: 'Fact about an order',
      defaultMessage: 'Claim file',
    },
    payee: { id: 'settlement.statement.payee', description: 'Fact about an order', defaultMessage: 'Payee' },
    open: {
      id: 'settlement.statement.open',
      description: 'Fact about an order: what is still to be paid',
      defaultMessage: 'Still open',
    },
    paidOn: {
      id: 'settlement.statement.paidOn',
      description: 'Fact about an order',
      defaultMessage: 'Paid on',
    },
    recordThis: {
      id: 'settlement.statement.recordThis',
      description: 'Box to tick',
      defaultMessage: 'Record this line',
    },
    partOf: {
      id: 'settlement.statement.partOf',
      description: 'Field beside an order: how much of the line pays it',
      defaultMessage: 'Amount, lei',
    },
    tooMuch: {
      id: 'settlement.statement.tooMuch',
      description: 'Why the parts of a line are not taken',
      defaultMessage: 'The parts are more than the line has, or than an order needs.',
    },
    confirm: {
      id: 'settlement.statement.confirm',
      description: 'Button: decides a line',
      defaultMessage: 'Confirm the line',
    },
    takeBack: {
      id: 'settlement.statement.takeBack',
      description: 'Button: takes the decision about a line back',
      defaultMessage: 'Decide again',
    },
  }),
  title: defineMessage<{ day: string }>({
    id: 'settlement.statement.title',
    description: 'Title of the page',
    defaultMessage: 'Statement of {day}',
  }),
  about: defineMessage<{ file: string; count: number; when: string }>({
    id: 'settlement.statement.about',
    description: 'Below the title',
    defaultMessage: '{file}, {count, plural, one {one line} other {# lines}}, imported {when}',
  }),
  closingUnexplained: defineMessage<{ amount: string }>({
    id: 'settlement.statement.closingUnexplained',
    description: 'Fact: the balances and the lines do not fit together',
    defaultMessage: 'Closing balance, {amount} unexplained',
  }),
  readSoFar: defineMessage<{ count: number }>({
    id: 'settlement.statement.readSoFar',
    description: 'While the file is read',
    defaultMessage: '{count, plural, =0 {No line yet} one {One line} other {# lines}}',
  }),
  fileFault: defineMessage<{ fault: NonNullable<Schema<'BankStatement'>['fault']> | 'other' }>({
    id: 'settlement.statement.fileFault',
    description: 'Why a file could not be read',
    defaultMessage:
      '{fault, select, empty {There is nothing in this file.} entities {The file defines XML entities. No bank needs them, so it is not read.} columns {No headings for date, amount and details were found.} too_many_lines {The file has more than 200,000 lines. Split it.} other {The file is not a statement that can be read: camt.052, camt.053, camt.054, MT940 or CSV.}}',
  }),
  lineFault: defineMessage<{ fault: NonNullable<Schema<'StatementLine'>['fault']> }>({
    id: 'settlement.statement.lineFault',
    description: 'Why a line could not be read',
    defaultMessage:
      '{fault, select, no_date {It has no day.} no_amount {It has no amount.} unclear_amount {Its amount can be read in two ways.} no_direction {It does not say whether money came or left.} no_currency {It names no currency.} other {It has another form than such lines have.}}',
  }),
  lineTitle: defineMessage<{ no: number; outcome: string }>({
    id: 'settlement.statement.lineTitle',
    description: 'Heading over the chosen line',
    defaultMessage: 'Line {no}, {outcome}',
  }),
  ordersFound: defineMessage<{ count: number }>({
    id: 'settlement.statement.ordersFound',
    description: 'What was found for a line',
    defaultMessage: '{count, plural, =0 {no order} one {one order} other {# orders}}',
  }),
  openOf: defineMessage<{ open: string; amount: string }>({
    id: 'settlement.statement.openOf',
    description: 'What is open of an order',
    defaultMessage: '{open} of {amount}',
  }),
  returnReason: defineMessage<{ reason: string }>({
    id: 'settlement.statement.returnReason',
    description: 'Why the bank returned a payment',
    defaultMessage: 'returned: {reason}',
  }),
  toRecord: defineMessage<{ count: number }>({
    id: 'settlement.statement.toRecord',
    description: 'In the bar at the bottom',
    defaultMessage:
      '{count, plural, =0 {No line is left to be recorded} one {One line will be recorded} other {# lines will be recorded}}',
  }),
  inSteps: defineMessage<{ most: number }>({
    id: 'settlement.statement.inSteps',
    description: 'In the bar at the bottom',
    defaultMessage: 'At most {most} at a time.',
  }),
  record: defineMessage<{ count: number }>({
    id: 'settlement.statement.record',
    description: 'Button',
    defaultMessage: '{count, plural, one {Record one line} other {Record # lines}}',
  }),
  done: defineMessage<{ count: number; sum: string }>({
    id: 'settlement.statement.done',
    description: 'Notice after recording',
    defaultMessage:
      '{count, plural, =0 {No payment recorded} one {One payment of {sum} recorded} other {# payments of {sum} recorded}}',
  }),
  doneReturned: defineMessage<{ count: number }>({
    id: 'settlement.statement.doneReturned',
    description: 'Notice after recording payments that the bank returned',
    defaultMessage: '{count, plural, one {One return recorded} other {# returns recorded}}',
  }),
};
