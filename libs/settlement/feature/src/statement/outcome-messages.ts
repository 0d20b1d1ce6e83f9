import type { Phase } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { defineMessages } from 'react-intl';

type Outcome = Schema<'LineOutcome'>;

/** In the order in which people look at them: what waits for them first. */
export const outcomesInOrder: readonly Outcome[] = [
  ...(['returned', 'return_differs', 'partial', 'over', 'several', 'matches', 'above_reserve'] as const),
  ...(['own_order', 'before_order'] as const),
  ...(['not_payable', 'pending', 'in_the_future', 'other_currency', 'unreadable', 'unknown'] as const),
  ...(['incoming', 'paid_already', 'recorded'] as const),
];

/** How far a line is by what it means. */
export const outcomePhases: Record<Outcome, Phase> = {
  matches: 'active',
  returned: 'late',
  return_differs: 'late',
  partial: 'waiting',
  over: 'waiting',
  several: 'waiting',
  pending: 'waiting',
  in_the_future: 'waiting',
  above_reserve: 'late',
  own_order: 'waiting',
  before_order: 'late',
  not_payable: 'late',
  other_currency: 'late',
  unreadable: 'late',
  unknown: 'cancelled',
  incoming: 'cancelled',
  paid_already: 'done',
  recorded: 'done',
};

/** What a line of a statement means for an order. */
export const outcomeMessages = defineMessages({
  matches: {
    id: 'settlement.statement.outcomeMatches',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Matching',
  },
  partial: {
    id: 'settlement.statement.outcomePartial',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Partial',
  },
  over: {
    id: 'settlement.statement.outcomeOver',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'More than ordered',
  },
  several: {
    id: 'settlement.statement.outcomeSeveral',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Several orders',
  },
  returned: {
    id: 'settlement.statement.outcomeReturned',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Returned',
  },
  return_differs: {
    id: 'settlement.statement.outcomeReturnDiffers',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Returned, other amount',
  },
  pending: {
    id: 'settlement.statement.outcomePending',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Pending',
  },
  other_currency: {
    id: 'settlement.statement.outcomeOtherCurrency',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Other currency',
  },
  unreadable: {
    id: 'settlement.statement.outcomeUnreadable',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Unreadable',
  },
  unknown: {
    id: 'settlement.statement.outcomeUnknown',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'No order',
  },
  incoming: {
    id: 'settlement.statement.outcomeIncoming',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Money in',
  },
  in_the_future: {
    id: 'settlement.statement.outcomeInTheFuture',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'In the future',
  },
  own_order: {
    id: 'settlement.statement.outcomeOwnOrder',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Ordered by you',
  },
  before_order: {
    id: 'settlement.statement.outcomeBeforeOrder',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Before its order',
  },
  not_payable: {
    id: 'settlement.statement.outcomeNotPayable',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Cannot be paid',
  },
  above_reserve: {
    id: 'settlement.statement.outcomeAboveReserve',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Reserve too small',
  },
  paid_already: {
    id: 'settlement.statement.outcomePaidAlready',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Recorded before',
  },
  recorded: {
    id: 'settlement.statement.outcomeRecorded',
    description: 'What a line of the statement means; also a tab',
    defaultMessage: 'Recorded',
  },
});

/** What happens with a line, or what can be done about it. */
export const afterMessages = defineMessages({
  matches: {
    id: 'settlement.statement.afterMatches',
    description: 'What happens after recording',
    defaultMessage: 'The order becomes paid, and the reserve goes down by the amount.',
  },
  partial: {
    id: 'settlement.statement.afterPartial',
    description: 'What can be done about a line',
    defaultMessage: 'Confirm it to record a part of the order; the rest stays open.',
  },
  over: {
    id: 'settlement.statement.afterOver',
    description: 'What can be done about a line',
    defaultMessage: 'Confirm it so that a colleague records what is open; ask the payee for the rest.',
  },
  several: {
    id: 'settlement.statement.afterSeveral',
    description: 'What can be done about a line',
    defaultMessage: 'Say how much of it pays which order.',
  },
  returned: {
    id: 'settlement.statement.afterReturned',
    description: 'What happens after recording',
    defaultMessage:
      'The order opens again as returned, the reserve comes back, and whoever has the file gets a task to ask for another account.',
  },
  return_differs: {
    id: 'settlement.statement.afterReturnDiffers',
    description: 'What can be done about a line',
    defaultMessage:
      'No recorded payment of the order has this amount. Correct the payment in the claim file.',
  },
  pending: {
    id: 'settlement.statement.afterPending',
    description: 'What can be done about a line',
    defaultMessage: 'The bank has not booked it yet. It comes again with a later statement.',
  },
  other_currency: {
    id: 'settlement.statement.afterOtherCurrency',
    description: 'What can be done about a line',
    defaultMessage:
      'Orders are in lei. Record the payment by hand in the claim file, with its amount in lei.',
  },
  unreadable: {
    id: 'settlement.statement.afterUnreadable',
    description: 'What can be done about a line',
    defaultMessage: 'Read what the bank writes, and record the payment by hand in the claim file.',
  },
  unknown: {
    id: 'settlement.statement.afterUnknown',
    description: 'What can be done about a line',
    defaultMessage: 'It names no order of ours. Give it to an order, or leave it.',
  },
  incoming: {
    id: 'settlement.statement.afterIncoming',
    description: 'What can be done about a line',
    defaultMessage: 'Money that came in and names no order. Nothing is recorded.',
  },
  in_the_future: {
    id: 'settlement.statement.afterInTheFuture',
    description: 'What can be done about a line',
    defaultMessage: 'Its day is still to come. Open the statement again then.',
  },
  own_order: {
    id: 'settlement.statement.afterOwnOrder',
    description: 'What can be done about a line',
    defaultMessage:
      'You ordered or approved this payment, so a colleague records it from this statement. The other lines do not wait for it.',
  },
  before_order: {
    id: 'settlement.statement.afterBeforeOrder',
    description: 'What can be done about a line',
    defaultMessage:
      'The bank booked it before the day of the order, so it cannot be its payment. Check what it was for.',
  },
  not_payable: {
    id: 'settlement.statement.afterNotPayable',
    description: 'What can be done about a line',
    defaultMessage: 'The order is cancelled or waits for its approval.',
  },
  above_reserve: {
    id: 'settlement.statement.afterAboveReserve',
    description: 'What can be done about a line',
    defaultMessage: 'Raise the reserve in the claim file; then the line can be recorded.',
  },
  paid_already: {
    id: 'settlement.statement.afterPaidAlready',
    description: 'What can be done about a line',
    defaultMessage: 'This transfer is recorded already. Nothing happens.',
  },
  recorded: {
    id: 'settlement.statement.afterRecorded',
    description: 'What happened with a line',
    defaultMessage: 'It is recorded in the claim file.',
  },
});
