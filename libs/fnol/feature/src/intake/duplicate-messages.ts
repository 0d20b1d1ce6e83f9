import { defineMessage, defineMessages } from 'react-intl';

/** Files that look like the report that is being taken in. */
export const duplicateMessages = {
  ...defineMessages({
    compare: {
      id: 'fnol.intakeDuplicate.compare',
      description: 'Button: opens the comparison',
      defaultMessage: 'Compare',
    },
    decide: {
      id: 'fnol.intakeDuplicate.decide',
      description: 'Above the files: something has to be decided before the claim is opened',
      defaultMessage: 'Decide before registering.',
    },
    certain3: {
      id: 'fnol.intakeDuplicate.certain3',
      description: 'How alike: almost certainly the same report',
      defaultMessage: 'Almost certainly the same report',
    },
    certain2: {
      id: 'fnol.intakeDuplicate.certain2',
      description: 'How alike: the same accident',
      defaultMessage: 'Perhaps the same accident',
    },
    certain1: {
      id: 'fnol.intakeDuplicate.certain1',
      description: 'How alike: another accident',
      defaultMessage: 'Another accident, worth a look',
    },
    same_plate: {
      id: 'fnol.intakeDuplicate.samePlate',
      description: 'Why it looks alike',
      defaultMessage: 'same plate',
    },
    other_plate: {
      id: 'fnol.intakeDuplicate.otherPlate',
      description: 'Why it looks alike: the other vehicle',
      defaultMessage: 'the other car',
    },
    same_photo: {
      id: 'fnol.intakeDuplicate.samePhoto',
      description: 'Why it looks alike: a photo of the report is on the other file',
      defaultMessage: 'same photo',
    },
    same_phone: {
      id: 'fnol.intakeDuplicate.samePhone',
      description: 'Why it looks alike',
      defaultMessage: 'same phone',
    },
    same_day: {
      id: 'fnol.intakeDuplicate.sameDay',
      description: 'Why it looks alike',
      defaultMessage: 'same day',
    },
    near_day: {
      id: 'fnol.intakeDuplicate.nearDay',
      description: 'Why it looks alike',
      defaultMessage: 'a day or two apart',
    },
    near_hour: {
      id: 'fnol.intakeDuplicate.nearHour',
      description: 'Why it looks alike',
      defaultMessage: 'near hour',
    },
    this: {
      id: 'fnol.intakeDuplicate.this',
      description: 'Column: what is being typed',
      defaultMessage: 'This one',
    },
    plate: {
      id: 'fnol.intakeDuplicate.plate',
      description: 'Row of the comparison',
      defaultMessage: 'Plate',
    },
    others: {
      id: 'fnol.intakeDuplicate.others',
      description: 'Row of the comparison',
      defaultMessage: 'Other cars',
    },
    when: {
      id: 'fnol.intakeDuplicate.when',
      description: 'Row of the comparison',
      defaultMessage: 'When',
    },
    where: {
      id: 'fnol.intakeDuplicate.where',
      description: 'Row of the comparison',
      defaultMessage: 'Where',
    },
    who: {
      id: 'fnol.intakeDuplicate.who',
      description: 'Row of the comparison',
      defaultMessage: 'Who',
    },
    openHint: {
      id: 'fnol.intakeDuplicate.openHint',
      description: 'Below that link',
      defaultMessage: 'What you typed stays as a draft.',
    },
    closed: {
      id: 'fnol.intakeDuplicate.closed',
      description: 'After the number of a claim that is closed',
      defaultMessage: 'closed',
    },
    reason: {
      id: 'fnol.intakeDuplicate.reason',
      description: 'Label: why it is another claim or the same accident; kept on the file',
      defaultMessage: 'Reason, kept on the file',
    },
    reasonHint: {
      id: 'fnol.intakeDuplicate.reasonHint',
      description: 'Example of a reason',
      defaultMessage: 'e.g. a second hit in the car park, that evening',
    },
    sameEvent: {
      id: 'fnol.intakeDuplicate.sameEvent',
      description: 'Button: goes on and links both files',
      defaultMessage: 'Same accident: link them',
    },
    anotherClaim: {
      id: 'fnol.intakeDuplicate.anotherClaim',
      description: 'Button: goes on with a new claim',
      defaultMessage: 'Another claim: go on',
    },
    decidedSame: {
      id: 'fnol.intakeDuplicate.decidedSame',
      description: 'What was decided',
      defaultMessage: 'Will be linked as the same accident',
    },
    decidedOther: {
      id: 'fnol.intakeDuplicate.decidedOther',
      description: 'What was decided',
      defaultMessage: 'Goes on as another claim',
    },
    takeBack: {
      id: 'fnol.intakeDuplicate.takeBack',
      description: 'Button: takes a decision back',
      defaultMessage: 'Decide again',
    },
    reasonMissing: {
      id: 'fnol.intakeDuplicate.reasonMissing',
      description: 'Error: no reason was given',
      defaultMessage: 'Write why, in a few words.',
    },
    unknown: {
      id: 'fnol.intakeDuplicate.unknown',
      description: 'In the comparison: nobody has said it',
      defaultMessage: 'not known',
    },
  }),
  looksLike: defineMessage<{ count: number }>({
    id: 'fnol.intakeDuplicate.looksLike',
    description: 'Heading: files that look alike',
    defaultMessage: '{count, plural, one {Looks like # claim} other {Looks like # claims}}',
  }),
  open: defineMessage<{ number: string }>({
    id: 'fnol.intakeDuplicate.open',
    description: 'Link: opens the file that looks alike; what was typed stays as a draft',
    defaultMessage: 'Open claim {number}',
  }),
  comparison: defineMessage<{ number: string }>({
    id: 'fnol.intakeDuplicate.comparison',
    description: 'Name of the table that compares',
    defaultMessage: 'This report and claim {number}',
  }),
};
