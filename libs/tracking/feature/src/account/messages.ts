import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'tracking.account.title',
      description: 'Heading over the account that the claimant is paid into',
      defaultMessage: 'Bank account',
    },
    unknown: {
      id: 'tracking.account.unknown',
      description: 'In place of the account: none is known',
      defaultMessage: 'We do not know yet into which account to pay.',
    },
    ordered: {
      id: 'tracking.account.ordered',
      description: 'Why the account cannot be changed any more',
      defaultMessage:
        'The payment is under way, so the account cannot be changed here. Call us if it is not right.',
    },
    change: {
      id: 'tracking.account.change',
      description: 'Button: opens the form for another account',
      defaultMessage: 'Change the account',
    },
    tell: {
      id: 'tracking.account.tell',
      description: 'Button: opens the form for the first account',
      defaultMessage: 'Tell us the account',
    },
    iban: {
      id: 'tracking.account.iban',
      description: 'Label of the field for the new account',
      defaultMessage: 'The new account (IBAN)',
    },
    holder: {
      id: 'tracking.account.holder',
      description: 'Label of the field for the holder of the new account',
      defaultMessage: 'Holder of the new account',
    },
    why: {
      id: 'tracking.account.why',
      description: 'Below that form: why another code is asked for',
      defaultMessage:
        'For the account we ask for another code, even while the case is open: so nobody else can change it.',
    },
    sendCode: {
      id: 'tracking.account.sendCode',
      description: 'Button: sends the code that confirms the account',
      defaultMessage: 'Send the code that confirms it',
    },
    confirm: {
      id: 'tracking.account.confirm',
      description: 'Button: confirms the account with the code',
      defaultMessage: 'Confirm the account',
    },
    cancel: {
      id: 'tracking.account.cancel',
      description: 'Button: leaves the account as it is',
      defaultMessage: 'Leave it as it is',
    },
    changed: {
      id: 'tracking.account.changed',
      description: 'Notice: the account was changed',
      defaultMessage: 'The account was changed.',
    },
    badIban: {
      id: 'tracking.account.badIban',
      description: 'Error at the field of the account',
      defaultMessage: 'This account (IBAN) is not right. Check it.',
    },
    noHolder: {
      id: 'tracking.account.noHolder',
      description: 'Error at the field of the holder',
      defaultMessage: 'Write the name of the holder.',
    },
    badCode: {
      id: 'tracking.account.badCode',
      description: 'Error at the field of the code',
      defaultMessage: 'The code is not right. Check it and try again.',
    },
    blocked: {
      id: 'tracking.account.blocked',
      description: 'Why no code is taken any more',
      defaultMessage: 'There were too many tries. Try again later.',
    },
  }),
  known: defineMessage<{ account: string }>({
    id: 'tracking.account.known',
    description: 'Into which account money is paid, masked',
    defaultMessage: 'We pay into the account {account}.',
  }),
  newAccount: defineMessage<{ account: string; holder: string }>({
    id: 'tracking.account.newAccount',
    description: 'Over the field of the code: the account that it confirms',
    defaultMessage: 'The new account: {account}, {holder}',
  }),
};
