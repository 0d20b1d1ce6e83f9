import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the offer of an opened case. */
export const messages = {
  ...defineMessages({
    confirmLead: {
      id: 'tracking.offer.confirmLead',
      description: 'Above the account that staff typed',
      defaultMessage: 'We want to pay into this account. Is it yours?',
    },
    confirmMine: {
      id: 'tracking.offer.confirmMine',
      description: 'Button',
      defaultMessage: 'Yes, it is my account',
    },
    confirmNotMine: {
      id: 'tracking.offer.confirmNotMine',
      description: 'Below the button',
      defaultMessage: 'If you do not know it, do not confirm it and call us: nothing is paid until then.',
    },
    title: {
      id: 'tracking.offer.title',
      description: 'Section of an opened case',
      defaultMessage: 'Our offer',
    },
    notRead: {
      id: 'tracking.offer.notRead',
      description: 'The offer could not be fetched',
      defaultMessage: 'The offer cannot be shown right now.',
    },
    tryAgain: {
      id: 'tracking.offer.tryAgain',
      description: 'Button',
      defaultMessage: 'Try again',
    },
    notOpen: {
      id: 'tracking.offer.notOpen',
      description: 'Somebody answers an offer that waits for no answer any more',
      defaultMessage:
        'This offer does not wait for an answer any more. Load the page again to see where the claim stands.',
    },
    compensation: {
      id: 'tracking.offer.compensation',
      description: 'Line of the offer',
      defaultMessage: 'Compensation',
    },
    late: {
      id: 'tracking.offer.late',
      description: 'Line of the offer',
      defaultMessage: 'Because we were late',
    },
    youGet: {
      id: 'tracking.offer.youGet',
      description: 'Sum',
      defaultMessage: 'You get, lei',
    },
    origin: {
      id: 'tracking.offer.origin',
      description: 'Unfolds the lines of the offer',
      defaultMessage: 'Where the amount comes from',
    },
    letter: {
      id: 'tracking.offer.letter',
      description: 'Button',
      defaultMessage: 'Save the offer as PDF',
    },
    intoAccount: {
      id: 'tracking.offer.intoAccount',
      description: 'Above the account',
      defaultMessage: 'We pay into the account',
    },
    changeAccount: {
      id: 'tracking.offer.changeAccount',
      description: 'Button',
      defaultMessage: 'Another account',
    },
    whichAccount: {
      id: 'tracking.offer.whichAccount',
      description: 'Field',
      defaultMessage: 'Account (IBAN) that we pay into',
    },
    whichAccountHint: {
      id: 'tracking.offer.whichAccountHint',
      description: 'Below the field',
      defaultMessage: 'A Romanian one starts with RO and has 24 characters.',
    },
    accountRefused: {
      id: 'tracking.offer.accountRefused',
      description: 'Wrong account number',
      defaultMessage: 'This is no valid IBAN. Compare it with the one of your bank.',
    },
    payee: {
      id: 'tracking.offer.payee',
      description: 'Field',
      defaultMessage: 'Holder of the account',
    },
    accept: {
      id: 'tracking.offer.accept',
      description: 'Button',
      defaultMessage: 'Accept the offer',
    },
    disagree: {
      id: 'tracking.offer.disagree',
      description: 'Button',
      defaultMessage: 'I do not agree',
    },
    ifYesByPolicy: {
      id: 'tracking.offer.ifYesByPolicy',
      description: 'What happens after an acceptance, where no law says until when',
      defaultMessage: 'If you accept, the money is in your account in the time that your policy says.',
    },
    payByPolicy: {
      id: 'tracking.offer.payByPolicy',
      description: 'Below the amount, where no law says until when',
      defaultMessage: 'in your account in the time that your policy says',
    },
    ifNo: {
      id: 'tracking.offer.ifNo',
      description: 'What happens to an objection',
      defaultMessage:
        'If you do not agree, we answer you in writing, with the reasons, and with a new offer where you are right.',
    },
    contestedTitle: {
      id: 'tracking.offer.contestedTitle',
      description: 'Notice',
      defaultMessage: 'You have told us that you do not agree',
    },
    contestedLead: {
      id: 'tracking.offer.contestedLead',
      description: 'Below it',
      defaultMessage: 'We answer you in writing. The offer stays open meanwhile: you can still accept it.',
    },
    acceptedTitle: {
      id: 'tracking.offer.acceptedTitle',
      description: 'Notice',
      defaultMessage: 'You have accepted the offer',
    },
    paidTitle: {
      id: 'tracking.offer.paidTitle',
      description: 'Notice',
      defaultMessage: 'The offer is paid',
    },
    hidden: {
      id: 'tracking.offer.hidden',
      description: 'A hint',
      defaultMessage:
        'If the repair shows hidden damage, ask for another inspection: your consent does not prevent it.',
    },
  }),
  sentWith: defineMessage<{ files: string }>({
    id: 'tracking.offer.sentWith',
    description: 'What came with the objection',
    defaultMessage: 'Sent with it: {files}.',
  }),
  weOffer: defineMessage<{ amount: string }>({
    id: 'tracking.offer.weOffer',
    description: 'Heading; {amount} with the currency',
    defaultMessage: 'We offer you {amount}',
  }),
  until: defineMessage<{ day: string }>({
    id: 'tracking.offer.until',
    description: 'Below the heading',
    defaultMessage: 'Answer when you like, until {day}.',
  }),
  ifYes: defineMessage<{ day: string }>({
    id: 'tracking.offer.ifYes',
    description: 'What happens after an acceptance',
    defaultMessage: 'If you accept today, the money is in your account by {day}.',
  }),
  acceptedOn: defineMessage<{ time: string }>({
    id: 'tracking.offer.acceptedOn',
    description: 'Below the notice',
    defaultMessage: 'Your consent was recorded on {time}.',
  }),
  paidOn: defineMessage<{ amount: string; day: string }>({
    id: 'tracking.offer.paidOn',
    description: 'Below the notice',
    defaultMessage: 'On {day} we paid you {amount}.',
  }),
  payBy: defineMessage<{ day: string }>({
    id: 'tracking.offer.payBy',
    description: 'Below the amount',
    defaultMessage: 'in your account by {day}',
  }),
  into: defineMessage<{ account: string }>({
    id: 'tracking.offer.into',
    description: 'Below it',
    defaultMessage: 'into {account}',
  }),
  undisputedOnWay: defineMessage<{ amount: string }>({
    id: 'tracking.offer.undisputedOnWay',
    description: 'The undisputed part is ordered',
    defaultMessage: '{amount} that nobody contests are on their way to your account.',
  }),
  undisputedPaid: defineMessage<{ amount: string; day: string }>({
    id: 'tracking.offer.undisputedPaid',
    description: 'The undisputed part was paid',
    defaultMessage: 'On {day} we paid you {amount} that nobody contests.',
  }),
};
