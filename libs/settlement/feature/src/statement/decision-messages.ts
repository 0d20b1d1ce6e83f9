import { defineMessage, defineMessages } from 'react-intl';

/** Texts about what somebody decides about a line of a statement. */
export const decisionMessages = {
  ...defineMessages({
    decided: {
      id: 'settlement.statement.decidedHeading',
      description: 'Heading over what somebody has decided about a line',
      defaultMessage: 'What was decided',
    },
    needsColleague: {
      id: 'settlement.statement.needsColleague',
      description: 'To whoever decided a line',
      defaultMessage:
        'A colleague records it: the bank does not name this order, or the line has money left. So two people have seen it.',
    },
    lookAtIt: {
      id: 'settlement.statement.lookAtIt',
      description: 'To somebody else than who decided a line',
      defaultMessage:
        'Look at it before you record: the bank does not name this order, or the line has money left. You are the second person.',
    },
    findAnother: {
      id: 'settlement.statement.findAnother',
      description: 'Button: looks for another order that a line pays',
      defaultMessage: 'Find another order',
    },
    another: {
      id: 'settlement.statement.another',
      description: 'Field: another order that a line pays',
      defaultMessage: 'Another order',
    },
    ownOrder: {
      id: 'settlement.statement.ownOrderChoice',
      description: 'Why an order cannot be chosen',
      defaultMessage: 'Ordered or approved by you: a colleague chooses it',
    },
  }),
  decidedBy: defineMessage<{ who: string; when: string }>({
    id: 'settlement.statement.decidedBy',
    description: 'Who decided about a line',
    defaultMessage: 'Decided by {who}, {when}',
  }),
  part: defineMessage<{ amount: string; reference: string }>({
    id: 'settlement.statement.decidedPart',
    description: 'How much of a line pays which order',
    defaultMessage: '{amount} lei for {reference}',
  }),
  anotherHint: defineMessage<{ amount: string }>({
    id: 'settlement.statement.anotherHint',
    description: 'Below the field for another order',
    defaultMessage: 'Claim file, payee, amount or IBAN. The line has {amount} lei.',
  }),
  orderedOn: defineMessage<{ day: string; account: string }>({
    id: 'settlement.statement.orderedOn',
    description: 'Below an order that was found',
    defaultMessage: 'Ordered on {day} · {account}',
  }),
  leftOpen: defineMessage<{ reference: string; sum: string }>({
    id: 'settlement.statement.leftOpen',
    description: 'Names a difference',
    defaultMessage: 'Partial payment: {sum} of {reference} stay open.',
  }),
  overPaid: defineMessage<{ sum: string }>({
    id: 'settlement.statement.overPaid',
    description: 'Names a difference',
    defaultMessage: 'Over-payment: {sum} of the line pay no order. Ask the payee for them.',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'settlement.statement.waiting',
    description: 'In the bar at the bottom: lines that the reader decided and somebody else records',
    defaultMessage: '{count, plural, one {one waits for a colleague} other {# wait for a colleague}}',
  }),
  reopened: defineMessage<{ count: number }>({
    id: 'settlement.statement.reopened',
    description: 'Notice after recording',
    defaultMessage:
      '{count, plural, one {One decision does not fit its line any more. Decide it again.} other {# decisions do not fit their lines any more. Decide them again.}}',
  }),
};
