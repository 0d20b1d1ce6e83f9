import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the windows about money that is to come back. */
export const recoveryTexts = {
  ...defineMessages({
    add: {
      id: 'settlement.dialogs.recoveryAdd',
      description: 'Title of the window',
      defaultMessage: 'Note an amount that is to come back',
    },
    change: {
      id: 'settlement.dialogs.recoveryChange',
      description: 'Title of the window',
      defaultMessage: 'Correct an amount that is to come back',
    },
    kind: {
      id: 'settlement.dialogs.recoveryKind',
      description: 'Field: recourse or residual value',
      defaultMessage: 'What comes back',
    },
    debtorKind: {
      id: 'settlement.dialogs.recoveryDebtorKind',
      description: 'Field: an insurer or a person',
      defaultMessage: 'Who owes it',
    },
    insurer: {
      id: 'settlement.dialogs.recoveryInsurer',
      description: 'Choice: who owes the money',
      defaultMessage: 'An insurer',
    },
    person: {
      id: 'settlement.dialogs.recoveryPerson',
      description: 'Choice: who owes the money',
      defaultMessage: 'A person or company',
    },
    debtorName: {
      id: 'settlement.dialogs.recoveryDebtorName',
      description: 'Field',
      defaultMessage: 'Name',
    },
    ground: {
      id: 'settlement.dialogs.recoveryGround',
      description: 'Field: why the money is owed',
      defaultMessage: 'Ground',
    },
    groundHint: {
      id: 'settlement.dialogs.recoveryGroundHint',
      description: 'Below the field about the papers',
      defaultMessage: 'For example the number of a policy, of a report or of a sale contract.',
    },
    expected: {
      id: 'settlement.dialogs.recoveryExpected',
      description: 'Field',
      defaultMessage: 'Expected, lei',
    },
    claimTitle: {
      id: 'settlement.dialogs.recoveryClaimTitle',
      description: 'Title of the window',
      defaultMessage: 'The money was asked for',
    },
    claimedOn: {
      id: 'settlement.dialogs.recoveryClaimedOn',
      description: 'Field',
      defaultMessage: 'Asked for on',
    },
    receiptTitle: {
      id: 'settlement.dialogs.recoveryReceiptTitle',
      description: 'Title of the window',
      defaultMessage: 'Record a receipt',
    },
    receivedOn: {
      id: 'settlement.dialogs.recoveryReceivedOn',
      description: 'Field',
      defaultMessage: 'Received on',
    },
    giveUpTitle: {
      id: 'settlement.dialogs.recoveryGiveUpTitle',
      description: 'Title of the window, and its button',
      defaultMessage: 'Give up the rest',
    },
    correctTitle: {
      id: 'settlement.dialogs.recoveryCorrectTitle',
      description: 'Title of the window, and its button',
      defaultMessage: 'Take a receipt back',
    },
  }),
  giveUpLead: defineMessage<{ amount: string; debtor: string }>({
    id: 'settlement.dialogs.recoveryGiveUpLead',
    description: 'What will happen',
    defaultMessage: '{amount} from {debtor} is not expected any more. What has come stays.',
  }),
};
