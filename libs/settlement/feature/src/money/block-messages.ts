import { defineMessages } from 'react-intl';

/** Why nothing can be ordered to be paid. */
export const blockMessages = defineMessages({
  not_accepted: {
    id: 'settlement.money.blockNotAccepted',
    description: 'Why nothing can be paid',
    defaultMessage: 'The offer has not been accepted',
  },
  already_ordered: {
    id: 'settlement.money.blockAlreadyOrdered',
    description: 'Why nothing can be paid',
    defaultMessage: 'The payment of this offer is ordered already',
  },
  undisputed_waits: {
    id: 'settlement.money.blockUndisputedWaits',
    description: 'Why nothing can be paid',
    defaultMessage: 'The undisputed part still waits for its approval',
  },
  above_reserve: {
    id: 'settlement.money.blockAboveReserve',
    description: 'Why nothing can be paid',
    defaultMessage: 'The reserve does not cover the amount',
  },
});
