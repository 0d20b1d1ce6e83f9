import { defineMessages } from 'react-intl';

/** Why nothing can be ordered to be paid, and why the claimant is not asked about the account. */
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
    defaultMessage: 'An earlier order of the claim still waits for its approval',
  },
  difference_named: {
    id: 'settlement.money.blockDifferenceNamed',
    description: 'Why nothing can be paid',
    defaultMessage: 'The ledger names the rest as never paid; finance takes that back first',
  },
  wrong_status: {
    id: 'settlement.money.blockWrongStatus',
    description: 'Why nothing can be paid: the claim is suspended, closed or back in an earlier step',
    defaultMessage: 'In this status the claim pays nothing',
  },
  newer_offer: {
    id: 'settlement.money.blockNewerOffer',
    description: 'Why nothing can be paid',
    defaultMessage: 'A newer offer waits for its answer and takes the place of this one',
  },
  own_answer: {
    id: 'settlement.money.blockOwnAnswer',
    description: 'Why the reader cannot order the payment',
    defaultMessage: 'You recorded the answer, so a colleague orders the payment',
  },
  own_account: {
    id: 'settlement.money.blockOwnAccount',
    description: 'Why the reader cannot order the payment',
    defaultMessage: 'You typed the account, so a colleague orders the payment',
  },
  account_unknown: {
    id: 'settlement.money.blockAccountUnknown',
    description: 'Why nothing can be paid',
    defaultMessage: 'The account of the recipient is not known. Add it under People',
  },
  account_unconfirmed: {
    id: 'settlement.money.blockAccountUnconfirmed',
    description: 'Why nothing can be paid',
    defaultMessage: 'The account was typed by staff: the claimant or a colleague confirms it first',
  },
  not_reachable: {
    id: 'settlement.money.blockNotReachable',
    description: 'Why the claimant cannot be asked to confirm the account',
    defaultMessage:
      'No confirmed e-mail address or mobile number reaches the claimant, so a colleague confirms the account',
  },
  own_contact: {
    id: 'settlement.money.blockOwnContact',
    description: 'Why the claimant cannot be asked to confirm the account',
    defaultMessage:
      'Whoever typed the account also typed how the claimant is reached, so a colleague confirms the account',
  },
  holder_differs: {
    id: 'settlement.money.blockHolderDiffers',
    description: 'Why nothing can be paid',
    defaultMessage: 'The account is under another name: somebody confirms it first',
  },
  payers_account: {
    id: 'settlement.money.blockPayersAccount',
    description: 'Why nothing can be paid',
    defaultMessage: 'This is the account from which we pay. Ask the claimant for theirs',
  },
  own_order: {
    id: 'settlement.money.blockOwnOrder',
    description: 'Why the reader neither gives an order to the bank nor records its payment',
    defaultMessage: 'You gave this order, so a colleague gives it to the bank and records its payment',
  },
  own_approval: {
    id: 'settlement.money.blockOwnApproval',
    description: 'Why the reader neither gives an order to the bank nor records its payment',
    defaultMessage: 'You approved this order, so a colleague gives it to the bank and records its payment',
  },
  above_reserve: {
    id: 'settlement.money.blockAboveReserve',
    description: 'Why nothing can be paid',
    defaultMessage: 'The reserve does not cover the amount',
  },
});
