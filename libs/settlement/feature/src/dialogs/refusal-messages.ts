import { defineMessages } from 'react-intl';
import { blockMessages } from '../money/block-messages.ts';
import { differenceRefusals } from './difference-refusal-messages.ts';

const { newer_offer, own_answer, own_account, account_unknown, own_order, own_approval } = blockMessages;
const { account_unconfirmed, holder_differs, payers_account, difference_named } = blockMessages;

/** Why a step about money is refused. */
export const refusalMessages = {
  ...{ newer_offer, own_answer, own_account, account_unknown, own_order, own_approval },
  ...{ account_unconfirmed, holder_differs, payers_account, difference_named },
  ...differenceRefusals,
  ...defineMessages({
    empty: {
      id: 'settlement.dialogs.refusalEmpty',
      description: 'Why lines make no offer',
      defaultMessage: 'Add at least one line.',
    },
    sign: {
      id: 'settlement.dialogs.refusalSign',
      description: 'Why lines make no offer',
      defaultMessage: 'A line has the wrong sign.',
    },
    coverage_negative: {
      id: 'settlement.dialogs.refusalCoverageNegative',
      description: 'Why lines make no offer',
      defaultMessage: 'More is taken off than a coverage pays.',
    },
    nothing_left: {
      id: 'settlement.dialogs.refusalNothingLeft',
      description: 'Why lines make no offer',
      defaultMessage: 'Nothing is left to offer.',
    },
    above_limit: {
      id: 'settlement.dialogs.refusalAboveLimit',
      description: 'Why lines make no offer',
      defaultMessage: 'The sum is above the limit of the policy.',
    },
    too_large: {
      id: 'settlement.dialogs.refusalTooLarge',
      description: 'Why lines make no offer',
      defaultMessage: 'The sum is too large.',
    },
    in_preparation: {
      id: 'settlement.dialogs.refusalInPreparation',
      description: 'Why an offer is not stored',
      defaultMessage: 'Another offer is being calculated. Change that one.',
    },
    already_sent: {
      id: 'settlement.dialogs.refusalAlreadySent',
      description: 'Why an offer is not changed',
      defaultMessage: 'The offer has left already.',
    },
    above_authority: {
      id: 'settlement.dialogs.refusalAboveAuthority',
      description: 'Why an offer does not leave',
      defaultMessage: 'It is above your limit. Ask for approval first.',
    },
    above_every_authority: {
      id: 'settlement.dialogs.refusalAboveEveryAuthority',
      description: 'Why a reserve is not set',
      defaultMessage: 'It is above the limit of every manager, so nobody can approve it. Check the amount.',
    },
    wrong_status: {
      id: 'settlement.dialogs.refusalWrongStatus',
      description: 'Why an offer does not leave',
      defaultMessage: 'In this status the claim takes no offer. Move it to its valuation first.',
    },
    note_missing: {
      id: 'settlement.dialogs.refusalNoteMissing',
      description: 'Why an offer does not leave',
      defaultMessage: 'No damage note is closed. Close it first, or say in the offer why it needs none.',
    },
    below_ordered: {
      id: 'settlement.dialogs.refusalBelowOrdered',
      description: 'Why an offer does not leave',
      defaultMessage: 'It is less than what was ordered of the claim. An offer names the whole sum.',
    },
    own_contact: {
      id: 'settlement.dialogs.refusalOwnContact',
      description: 'Why the claimant is not asked to confirm the account',
      defaultMessage:
        'Whoever typed the account also typed how the claimant is reached, so a colleague confirms the account.',
    },
    not_reachable: {
      id: 'settlement.dialogs.refusalNotReachable',
      description: 'Why an offer does not leave',
      defaultMessage: 'The person cannot be reached: confirm an e-mail address or a phone first.',
    },
    not_prepared: {
      id: 'settlement.dialogs.refusalNotPrepared',
      description: 'Why an offer does not leave',
      defaultMessage: 'There is no offer that could leave.',
    },
    not_sent: {
      id: 'settlement.dialogs.refusalNotSent',
      description: 'Why an answer is not recorded',
      defaultMessage: 'The offer does not wait for an answer.',
    },
    asked_already: {
      id: 'settlement.dialogs.refusalAskedAlready',
      description: 'Why nothing is asked',
      defaultMessage: 'The approval was asked for already.',
    },
    not_accepted: {
      id: 'settlement.dialogs.refusalNotAccepted',
      description: 'Why nothing is ordered',
      defaultMessage: 'The offer has not been accepted.',
    },
    already_ordered: {
      id: 'settlement.dialogs.refusalAlreadyOrdered',
      description: 'Why nothing is ordered',
      defaultMessage: 'The payment is ordered already.',
    },
    above_reserve: {
      id: 'settlement.dialogs.refusalAboveReserve',
      description: 'Why nothing is paid',
      defaultMessage: 'The reserve does not cover it. Raise it first, with a reason.',
    },
    above_undisputed: {
      id: 'settlement.dialogs.refusalAboveUndisputed',
      description: 'Why nothing is ordered',
      defaultMessage: 'It is more than what was offered.',
    },
    undisputed_waits: {
      id: 'settlement.dialogs.refusalUndisputedWaits',
      description: 'Why nothing is ordered',
      defaultMessage: 'An earlier order of the claim still waits for its approval.',
    },
    counted_already: {
      id: 'settlement.dialogs.refusalCountedAlready',
      description: 'Why an order is not cancelled',
      defaultMessage: 'A later order has taken it off. Cancel that one first.',
    },
    not_payable: {
      id: 'settlement.dialogs.refusalNotPayable',
      description: 'Why nothing is recorded',
      defaultMessage: 'This order cannot be paid now.',
    },
    more_than_ordered: {
      id: 'settlement.dialogs.refusalMoreThanOrdered',
      description: 'Why nothing is recorded',
      defaultMessage: 'It is more than what is still to be paid.',
    },
    typed_by_claimant: {
      id: 'settlement.dialogs.refusalTypedByClaimant',
      description: 'Why the claimant is not asked to confirm an account',
      defaultMessage: 'The claimant typed this account. Look at it yourself and confirm it.',
    },
    confirmed_already: {
      id: 'settlement.dialogs.refusalConfirmedAlready',
      description: 'Why an account is not confirmed',
      defaultMessage: 'The account needs no confirmation any more.',
    },
    known_reference: {
      id: 'settlement.dialogs.refusalKnownReference',
      description: 'Why nothing is recorded',
      defaultMessage: 'A payment with this reference is recorded already.',
    },
    corrected_already: {
      id: 'settlement.dialogs.refusalCorrectedAlready',
      description: 'Why nothing is taken back',
      defaultMessage: 'This payment was taken back already.',
    },
    gone_to_bank: {
      id: 'settlement.dialogs.refusalGoneToBank',
      description: 'Why an order is not cancelled',
      defaultMessage: 'It has gone to the bank.',
    },
    not_exportable: {
      id: 'settlement.dialogs.refusalNotExportable',
      description: 'Why nothing goes to the bank',
      defaultMessage: 'One of the orders has gone already.',
    },
    nothing_to_pay: {
      id: 'settlement.dialogs.refusalNothingToPay',
      description: 'Why a statement records nothing',
      defaultMessage: 'No line of the statement pays an order any more.',
    },
    below_received: {
      id: 'settlement.dialogs.refusalBelowReceived',
      description: 'Why an expected amount is not corrected',
      defaultMessage: 'More than that has come back already.',
    },
    given_up_already: {
      id: 'settlement.dialogs.refusalGivenUpAlready',
      description: 'Why nothing is changed about money that is to come back',
      defaultMessage: 'It was given up. Note the amount again.',
    },
    claimed_already: {
      id: 'settlement.dialogs.refusalClaimedAlready',
      description: 'Why nothing is recorded',
      defaultMessage: 'The money was asked for already.',
    },
    received_already: {
      id: 'settlement.dialogs.refusalReceivedAlready',
      description: 'Why nothing is changed about money that is to come back',
      defaultMessage: 'All of it has come back.',
    },
    more_than_expected: {
      id: 'settlement.dialogs.refusalMoreThanExpected',
      description: 'Why a receipt is not recorded',
      defaultMessage: 'It is more than what is still expected. Correct the expected amount first.',
    },
    known_receipt: {
      id: 'settlement.dialogs.refusalKnownReceipt',
      description: 'Why a receipt is not recorded',
      defaultMessage: 'A receipt with this reference is recorded already.',
    },
    receipt_corrected: {
      id: 'settlement.dialogs.refusalReceiptCorrected',
      description: 'Why a receipt is not taken back',
      defaultMessage: 'This receipt was taken back already.',
    },
    not_read: {
      id: 'settlement.dialogs.refusalNotRead',
      description: 'Why nothing of a statement is recorded',
      defaultMessage: 'The statement is not read yet, or could not be read.',
    },
    decided_otherwise: {
      id: 'settlement.dialogs.refusalDecidedOtherwise',
      description: 'Why nothing of a statement is recorded',
      defaultMessage: 'A line that you decided means something else by now. Look at it again.',
    },
    no_account: {
      id: 'settlement.dialogs.refusalNoAccount',
      description: 'Why nothing goes to the bank',
      defaultMessage: 'Say first from which account you pay.',
    },
    no_banking_day: {
      id: 'settlement.dialogs.refusalNoBankingDay',
      description: 'Why nothing goes to the bank',
      defaultMessage: 'Banks do not pay on that day. Choose a working day.',
    },
    no_columns_asked: {
      id: 'settlement.dialogs.refusalNoColumnsAsked',
      description: 'Why columns of a table are not taken',
      defaultMessage: 'The file is being read already, or was read meanwhile.',
    },
    before_order: {
      id: 'settlement.dialogs.refusalBeforeOrder',
      description: 'Why a payment is not recorded',
      defaultMessage: 'Nothing is paid before the day of its order.',
    },
  }),
};
