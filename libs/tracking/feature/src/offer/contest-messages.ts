import { defineMessage, defineMessages } from 'react-intl';

/** What the tracker says to whoever does not agree with an offer. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'tracking.offer.contest.title',
      description: 'Heading',
      defaultMessage: 'What do you not agree with?',
    },
    price: {
      id: 'tracking.offer.contest.price',
      description: 'A reason',
      defaultMessage: 'The price of a part',
    },
    work: {
      id: 'tracking.offer.contest.work',
      description: 'A reason',
      defaultMessage: 'A repair that is missing',
    },
    missing_damage: {
      id: 'tracking.offer.contest.missingDamage',
      description: 'A reason',
      defaultMessage: 'Damage that is missing',
    },
    other: {
      id: 'tracking.offer.contest.other',
      description: 'A reason',
      defaultMessage: 'Something else',
    },
    reasonMissing: {
      id: 'tracking.offer.contest.reasonMissing',
      description: 'Nothing was chosen',
      defaultMessage: 'Choose at least one.',
    },
    tellWhy: {
      id: 'tracking.offer.contest.tellWhy',
      description: 'Field',
      defaultMessage: 'Tell us briefly why',
    },
    tellWhyMissing: {
      id: 'tracking.offer.contest.tellWhyMissing',
      description: 'Nothing was typed',
      defaultMessage: 'A few words are enough.',
    },
    addFile: {
      id: 'tracking.offer.contest.addFile',
      description: 'Button',
      defaultMessage: 'Add an estimate or a photo',
    },
    files: {
      id: 'tracking.offer.contest.files',
      description: 'The files that were chosen',
      defaultMessage: 'Files of the objection',
    },
    fileType: {
      id: 'tracking.offer.contest.fileType',
      description: 'Why a file is refused',
      defaultMessage: 'Only photos and PDF files are accepted.',
    },
    fileEmpty: {
      id: 'tracking.offer.contest.fileEmpty',
      description: 'Why a file is refused',
      defaultMessage: 'The file is empty.',
    },
    fileArrived: {
      id: 'tracking.offer.contest.fileArrived',
      description: 'State of a file',
      defaultMessage: 'Added',
    },
    fileAgain: {
      id: 'tracking.offer.contest.fileAgain',
      description: 'Button',
      defaultMessage: 'Try again',
    },
    remove: {
      id: 'tracking.offer.contest.remove',
      description: 'Button',
      defaultMessage: 'Remove',
    },
    undisputed: {
      id: 'tracking.offer.contest.undisputed',
      description: 'A choice',
      defaultMessage: 'Pay me now the part that I do not contest',
    },
    rights: {
      id: 'tracking.offer.contest.rights',
      description: 'A hint',
      defaultMessage: 'We answer in writing. You can go to SAL-FIN or to court at any time.',
    },
    stillSending: {
      id: 'tracking.offer.contest.stillSending',
      description: 'Files are on their way',
      defaultMessage: 'You can send the objection as soon as the files have arrived.',
    },
    send: {
      id: 'tracking.offer.contest.send',
      description: 'Button',
      defaultMessage: 'Send the objection',
    },
    back: {
      id: 'tracking.offer.contest.back',
      description: 'Button',
      defaultMessage: 'Back to the offer',
    },
  }),
  of: defineMessage<{ amount: string }>({
    id: 'tracking.offer.contest.of',
    description: 'Below the heading',
    defaultMessage: 'Offer of {amount}',
  }),
  fileLimits: defineMessage<{ files: number; megabytes: number }>({
    id: 'tracking.offer.contest.fileLimits',
    description: 'Below the button',
    defaultMessage:
      'Photos or PDF, at most {files, plural, one {# file} other {# files}} of up to {megabytes} MB each.',
  }),
  fileSize: defineMessage<{ megabytes: number }>({
    id: 'tracking.offer.contest.fileSize',
    description: 'Why a file is refused',
    defaultMessage: 'The file is larger than {megabytes} MB.',
  }),
  fileCount: defineMessage<{ files: number }>({
    id: 'tracking.offer.contest.fileCount',
    description: 'Why a file is refused',
    defaultMessage: 'At most {files, plural, one {# file} other {# files}}.',
  }),
  fileSending: defineMessage<{ percent: string }>({
    id: 'tracking.offer.contest.fileSending',
    description: 'State of a file',
    defaultMessage: 'Sending, {percent}',
  }),
  removeFile: defineMessage<{ name: string }>({
    id: 'tracking.offer.contest.removeFile',
    description: 'Button',
    defaultMessage: 'Remove {name}',
  }),
};
