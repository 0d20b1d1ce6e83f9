import { defineMessage, defineMessages } from 'react-intl';

/** Reasons why the accepted and the paid sum disagree. */
export const differenceCodeMessages = defineMessages({
  waived: {
    id: 'settlement.difference.waived',
    description: 'Why the accepted and the paid sum disagree',
    defaultMessage: 'The claimant waives the rest',
  },
  excess_to_recover: {
    id: 'settlement.difference.excessToRecover',
    description: 'Why the accepted and the paid sum disagree',
    defaultMessage: 'Paid in excess, asked back',
  },
  excess_written_off: {
    id: 'settlement.difference.excessWrittenOff',
    description: 'Why the accepted and the paid sum disagree',
    defaultMessage: 'Paid in excess, written off',
  },
  rounding: {
    id: 'settlement.difference.rounding',
    description: 'Why the accepted and the paid sum disagree',
    defaultMessage: 'Rounding',
  },
  exchange: {
    id: 'settlement.difference.exchange',
    description: 'Why the accepted and the paid sum disagree',
    defaultMessage: 'Exchange rate',
  },
  bank_error: {
    id: 'settlement.difference.bankError',
    description: 'Why the accepted and the paid sum disagree',
    defaultMessage: 'Error of the bank',
  },
  named_wrongly: {
    id: 'settlement.difference.namedWrongly',
    description: 'Why an earlier entry is taken back',
    defaultMessage: 'The difference was named wrongly',
  },
});

/** Words about named differences between what was accepted and what was paid. */
export const differenceMessages = {
  ...defineMessages({
    title: {
      id: 'settlement.difference.title',
      description:
        'Title of the window, and account in the history: named difference between the accepted and the paid sum',
      defaultMessage: 'Named difference',
    },
    heading: {
      id: 'settlement.difference.heading',
      description: 'Heading over the accepted and the paid sum, and what explains their difference',
      defaultMessage: 'Accepted and paid',
    },
    name: {
      id: 'settlement.difference.name',
      description: 'Button: names why the sums disagree',
      defaultMessage: 'Name the difference',
    },
    accepted: {
      id: 'settlement.difference.accepted',
      description: 'Line: what the claimant accepted last',
      defaultMessage: 'Accepted',
    },
    paid: {
      id: 'settlement.difference.paid',
      description: 'Line: what was paid',
      defaultMessage: 'Paid',
    },
    unpaid: {
      id: 'settlement.difference.unpaid',
      description: 'Line and choice: what is named as never paid',
      defaultMessage: 'Is never paid',
    },
    excess: {
      id: 'settlement.difference.excess',
      description: 'Line and choice: what is named as paid in excess',
      defaultMessage: 'Was paid in excess',
    },
    agrees: {
      id: 'settlement.difference.agrees',
      description: 'Under the lines: the sums agree with the named difference',
      defaultMessage: 'The sums agree.',
    },
    agreesNotYet: {
      id: 'settlement.difference.agreesNotYet',
      description: 'Last line: what is neither paid nor named',
      defaultMessage: 'Still without an explanation',
    },
    closes: {
      id: 'settlement.difference.closes',
      description: 'Under the lines: what follows from sums that disagree',
      defaultMessage: 'The claim is closed once the rest is paid or finance names the difference.',
    },
    code: {
      id: 'settlement.difference.code',
      description: 'Field: reason from a list',
      defaultMessage: 'Why do the sums disagree?',
    },
    direction: {
      id: 'settlement.difference.direction',
      description: 'Field: which way the sums disagree',
      defaultMessage: 'The amount',
    },
    standsOn: {
      id: 'settlement.difference.standsOn',
      description: 'Field: what the difference stands on',
      defaultMessage: 'What does it stand on?',
    },
    done: {
      id: 'settlement.difference.done',
      description: 'Said once the difference is stored',
      defaultMessage: 'The ledger names the difference',
    },
    own_order: {
      id: 'settlement.difference.ownOrder',
      description: 'Why the reader names no difference',
      defaultMessage: 'You ordered a payment of this claim, so a colleague names the difference.',
    },
    own_approval: {
      id: 'settlement.difference.ownApproval',
      description: 'Why the reader names no difference',
      defaultMessage: 'You approved a payment of this claim, so a colleague names the difference.',
    },
    own_payment: {
      id: 'settlement.difference.ownPayment',
      description: 'Why the reader names no difference',
      defaultMessage: 'You recorded a payment of this claim, so a colleague names the difference.',
    },
  }),
  open: defineMessage<{ amount: string }>({
    id: 'settlement.difference.open',
    description: 'In the window: what is neither paid nor named so far',
    defaultMessage: 'Accepted less paid leaves {amount} without an explanation.',
  }),
};
