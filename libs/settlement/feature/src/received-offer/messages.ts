import { defineMessage, defineMessages } from 'react-intl';
import { contestTexts } from './contest-messages.ts';

/** Texts of the page on which a claimant answers an offer. */
export const messages = {
  ...defineMessages({
    pageTitle: {
      id: 'settlement.receivedOffer.pageTitle',
      description: 'Title of the page',
      defaultMessage: 'Our offer',
    },
    late: {
      id: 'settlement.receivedOffer.late',
      description: 'Line of the offer',
      defaultMessage: 'Because we were late',
    },
    compensation: {
      id: 'settlement.receivedOffer.compensation',
      description: 'Line of the offer',
      defaultMessage: 'Compensation',
    },
    youGet: {
      id: 'settlement.receivedOffer.youGet',
      description: 'Sum',
      defaultMessage: 'You get, lei',
    },
    intoAccount: {
      id: 'settlement.receivedOffer.intoAccount',
      description: 'Above the account',
      defaultMessage: 'We pay into the account',
    },
    changeAccount: {
      id: 'settlement.receivedOffer.changeAccount',
      description: 'Button',
      defaultMessage: 'Another account',
    },
    whichAccount: {
      id: 'settlement.receivedOffer.whichAccount',
      description: 'Field',
      defaultMessage: 'Account (IBAN)',
    },
    whichAccountHint: {
      id: 'settlement.receivedOffer.whichAccountHint',
      description: 'Below the field',
      defaultMessage: 'It starts with RO and has 24 characters.',
    },
    payee: {
      id: 'settlement.receivedOffer.payee',
      description: 'Field',
      defaultMessage: 'Holder of the account',
    },
    accept: {
      id: 'settlement.receivedOffer.accept',
      description: 'Button',
      defaultMessage: 'Accept the offer',
    },
    disagree: {
      id: 'settlement.receivedOffer.disagree',
      description: 'Button',
      defaultMessage: 'I do not agree',
    },
    next: {
      id: 'settlement.receivedOffer.next',
      description: 'Heading',
      defaultMessage: 'What happens next',
    },
    ifYes: {
      id: 'settlement.receivedOffer.ifYes',
      description: 'Before what happens',
      defaultMessage: 'if yes',
    },
    ifYesByPolicy: {
      id: 'settlement.receivedOffer.ifYesByPolicy',
      description: 'What happens, where no law says until when',
      defaultMessage: 'The money, in the time that your policy says',
    },
    ifNo: {
      id: 'settlement.receivedOffer.ifNo',
      description: 'Before what happens',
      defaultMessage: 'if no',
    },
    ifNoWhat: {
      id: 'settlement.receivedOffer.ifNoWhat',
      description: 'What happens',
      defaultMessage: 'We answer you in writing',
    },
    ifNoBy: {
      id: 'settlement.receivedOffer.ifNoBy',
      description: 'Below it',
      defaultMessage: 'with the reasons, and with a new offer where you are right',
    },
    origin: {
      id: 'settlement.receivedOffer.origin',
      description: 'Heading',
      defaultMessage: 'Where the amount comes from',
    },
    who: {
      id: 'settlement.receivedOffer.who',
      description: 'Heading',
      defaultMessage: 'Who takes care',
    },
    call: {
      id: 'settlement.receivedOffer.call',
      description: 'Button',
      defaultMessage: 'Call',
    },
    tracker: {
      id: 'settlement.receivedOffer.tracker',
      description: 'Button',
      defaultMessage: 'See the claim',
    },
    acceptedTitle: {
      id: 'settlement.receivedOffer.acceptedTitle',
      description: 'Heading',
      defaultMessage: 'You have accepted the offer',
    },
    paidTitle: {
      id: 'settlement.receivedOffer.paidTitle',
      description: 'Heading',
      defaultMessage: 'The offer is paid',
    },
    letter: {
      id: 'settlement.receivedOffer.letter',
      description: 'Button',
      defaultMessage: 'Save the offer as PDF',
    },
    today: {
      id: 'settlement.receivedOffer.today',
      description: 'Before a step',
      defaultMessage: 'today',
    },
    agreed: {
      id: 'settlement.receivedOffer.agreed',
      description: 'A step',
      defaultMessage: 'Your consent is recorded',
    },
    agreedHow: {
      id: 'settlement.receivedOffer.agreedHow',
      description: 'Below it',
      defaultMessage: 'once, even if you press again',
    },
    check: {
      id: 'settlement.receivedOffer.check',
      description: 'A step',
      defaultMessage: 'We check the account and approve the payment',
    },
    checkWho: {
      id: 'settlement.receivedOffer.checkWho',
      description: 'Below it',
      defaultMessage: 'we do this',
    },
    inAccount: {
      id: 'settlement.receivedOffer.inAccount',
      description: 'A step',
      defaultMessage: 'The money is in your account',
    },
    inAccountByPolicy: {
      id: 'settlement.receivedOffer.inAccountByPolicy',
      description: 'Below it, where no law says until when',
      defaultMessage: 'in the time that your policy says',
    },
    hidden: {
      id: 'settlement.receivedOffer.hidden',
      description: 'A hint',
      defaultMessage:
        'If the repair shows hidden damage, ask for another inspection: your consent does not prevent it.',
    },
  }),
  file: defineMessage<{ number: string }>({
    id: 'settlement.receivedOffer.file',
    description: 'Above the heading',
    defaultMessage: 'Claim {number}',
  }),
  title: defineMessage<{ amount: string }>({
    id: 'settlement.receivedOffer.title',
    description: 'Heading; {amount} with the currency',
    defaultMessage: 'We offer you {amount}',
  }),
  until: defineMessage<{ day: string }>({
    id: 'settlement.receivedOffer.until',
    description: 'Below the heading',
    defaultMessage: 'Answer when you like, until {day}.',
  }),
  ifYesWhat: defineMessage<{ days: number }>({
    id: 'settlement.receivedOffer.ifYesWhat',
    description: 'What happens',
    defaultMessage: 'The money, within {days, plural, one {# day} other {# days}}',
  }),
  inAccountHow: defineMessage<{ penalty: string }>({
    id: 'settlement.receivedOffer.inAccountHow',
    description: 'Below it; {penalty} with the sign of percent',
    defaultMessage: 'at the latest; if we are late, we add {penalty} a day',
  }),
  ifYesBy: defineMessage<{ day: string }>({
    id: 'settlement.receivedOffer.ifYesBy',
    description: 'Below it',
    defaultMessage: 'if you accept today, by {day}',
  }),
  paidOn: defineMessage<{ amount: string; day: string }>({
    id: 'settlement.receivedOffer.paidOn',
    description: 'Below the heading',
    defaultMessage: 'On {day} we paid you {amount}.',
  }),
  acceptedOn: defineMessage<{ time: string }>({
    id: 'settlement.receivedOffer.acceptedOn',
    description: 'Below the heading',
    defaultMessage: 'recorded on {time}',
  }),
  youGetBy: defineMessage<{ day: string }>({
    id: 'settlement.receivedOffer.youGetBy',
    description: 'Below the amount',
    defaultMessage: 'by {day}',
  }),
  into: defineMessage<{ account: string }>({
    id: 'settlement.receivedOffer.into',
    description: 'Below it',
    defaultMessage: 'into {account}',
  }),
  ...contestTexts,
};
