import { defineMessages } from 'react-intl';

/** Words that ask a claimant whether an account is theirs. */
export const confirmMessages = defineMessages({
  lead: {
    id: 'settlement.receivedOffer.confirmLead',
    description: 'Above the account that staff typed',
    defaultMessage: 'We want to pay into this account. Is it yours?',
  },
  mine: {
    id: 'settlement.receivedOffer.confirmMine',
    description: 'Button',
    defaultMessage: 'Yes, it is my account',
  },
  notMine: {
    id: 'settlement.receivedOffer.confirmNotMine',
    description: 'Below the button',
    defaultMessage: 'If you do not know it, do not confirm it and call us: nothing is paid until then.',
  },
});
