import { defineMessages } from 'react-intl';

/** States of offers and payment orders. */
export const stateMessages = defineMessages({
  draft: {
    id: 'settlement.money.stateDraft',
    description: 'State of an offer',
    defaultMessage: 'Being calculated',
  },
  asked: {
    id: 'settlement.money.stateAsked',
    description: 'State of an offer',
    defaultMessage: 'Waits for approval',
  },
  approved: {
    id: 'settlement.money.stateApproved',
    description: 'State of an offer',
    defaultMessage: 'Approved',
  },
  issued: {
    id: 'settlement.money.stateIssued',
    description: 'State of an offer',
    defaultMessage: 'Sent',
  },
  accepted: {
    id: 'settlement.money.stateAccepted',
    description: 'State of an offer',
    defaultMessage: 'Accepted',
  },
  contested: {
    id: 'settlement.money.stateContested',
    description: 'State of an offer',
    defaultMessage: 'Contested',
  },
  replaced: {
    id: 'settlement.money.stateReplaced',
    description: 'State of an offer',
    defaultMessage: 'Replaced',
  },
  ordered: {
    id: 'settlement.money.stateOrdered',
    description: 'State of a payment order',
    defaultMessage: 'Ordered',
  },
  exported: {
    id: 'settlement.money.stateExported',
    description: 'State of a payment order',
    defaultMessage: 'At the bank',
  },
  paid: {
    id: 'settlement.money.statePaid',
    description: 'State of a payment order',
    defaultMessage: 'Paid',
  },
  returned: {
    id: 'settlement.money.stateReturned',
    description: 'State of a payment order: the bank sent its money back',
    defaultMessage: 'Returned by the bank',
  },
  cancelled: {
    id: 'settlement.money.stateCancelled',
    description: 'State of a payment order',
    defaultMessage: 'Cancelled',
  },
});
