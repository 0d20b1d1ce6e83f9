import { defineMessage, defineMessages } from 'react-intl';

/** What the page says to whoever does not agree. */
export const contestTexts = {
  ...defineMessages({
    contestedTitle: {
      id: 'settlement.receivedOffer.contestedTitle',
      description: 'Heading',
      defaultMessage: 'You have told us that you do not agree',
    },
    contestedLead: {
      id: 'settlement.receivedOffer.contestedLead',
      description: 'Below the heading',
      defaultMessage: 'We answer you in writing. The offer stays open meanwhile: you can still accept it.',
    },
    contestTitle: {
      id: 'settlement.receivedOffer.contestTitle',
      description: 'Heading',
      defaultMessage: 'What do you not agree with?',
    },
    price: {
      id: 'settlement.receivedOffer.price',
      description: 'A reason',
      defaultMessage: 'The price of a part',
    },
    work: {
      id: 'settlement.receivedOffer.work',
      description: 'A reason',
      defaultMessage: 'A repair that is missing',
    },
    missing_damage: {
      id: 'settlement.receivedOffer.missingDamage',
      description: 'A reason',
      defaultMessage: 'Damage is missing',
    },
    other: {
      id: 'settlement.receivedOffer.other',
      description: 'A reason',
      defaultMessage: 'Something else',
    },
    reasonMissing: {
      id: 'settlement.receivedOffer.reasonMissing',
      description: 'Nothing was chosen',
      defaultMessage: 'Choose at least one.',
    },
    tellWhy: {
      id: 'settlement.receivedOffer.tellWhy',
      description: 'Field',
      defaultMessage: 'Tell us briefly why',
    },
    tellWhyMissing: {
      id: 'settlement.receivedOffer.tellWhyMissing',
      description: 'Nothing was typed',
      defaultMessage: 'A few words are enough.',
    },
    undisputed: {
      id: 'settlement.receivedOffer.undisputed',
      description: 'A choice',
      defaultMessage: 'Pay me now the part that I do not contest',
    },
    files: {
      id: 'settlement.receivedOffer.files',
      description: 'Field for files',
      defaultMessage: 'An estimate or photos, if you have them',
    },
    rights: {
      id: 'settlement.receivedOffer.rights',
      description: 'A hint',
      defaultMessage: 'We answer in writing. You can go to SAL-FIN or to court at any time.',
    },
    sendContest: {
      id: 'settlement.receivedOffer.sendContest',
      description: 'Button',
      defaultMessage: 'Send the objection',
    },
    back: {
      id: 'settlement.receivedOffer.back',
      description: 'Button',
      defaultMessage: 'Back to the offer',
    },
  }),
  fileLimits: defineMessage<{ files: number; megabytes: number }>({
    id: 'settlement.receivedOffer.fileLimits',
    description: 'Below the field for files',
    defaultMessage:
      'Photos or PDF, at most {files, plural, one {# file} other {# files}} of up to {megabytes} MB each.',
  }),
  sentWith: defineMessage<{ files: string }>({
    id: 'settlement.receivedOffer.sentWith',
    description: 'What came with the objection',
    defaultMessage: 'Sent with it: {files}.',
  }),
  undisputedOnWay: defineMessage<{ amount: string }>({
    id: 'settlement.receivedOffer.undisputedOnWay',
    description: 'The undisputed part is ordered',
    defaultMessage: '{amount} that nobody contests are on their way to your account.',
  }),
  undisputedPaid: defineMessage<{ amount: string; day: string }>({
    id: 'settlement.receivedOffer.undisputedPaid',
    description: 'The undisputed part was paid',
    defaultMessage: 'On {day} we paid you {amount} that nobody contests.',
  }),
  contestOf: defineMessage<{ amount: string; number: string }>({
    id: 'settlement.receivedOffer.contestOf',
    description: 'Above the heading',
    defaultMessage: 'Offer of {amount} · claim {number}',
  }),
};
