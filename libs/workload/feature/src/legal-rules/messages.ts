import { defineMessage, defineMessages } from 'react-intl';

/** What the days of a term are. */
export const dayKindNames = defineMessages({
  calendar: {
    id: 'workload.legalRules.calendar',
    description: 'The days of a term: all days of the calendar',
    defaultMessage: 'calendar days',
  },
  working: {
    id: 'workload.legalRules.working',
    description: 'The days of a term: working days only',
    defaultMessage: 'working days',
  },
});

/** What becomes of a stopped term when the file is opened again. */
export const reopeningNames = defineMessages({
  stays_stopped: {
    id: 'workload.legalRules.staysStopped',
    description: 'A term stays stopped when its file is opened again',
    defaultMessage: 'stays stopped',
  },
  resumes: {
    id: 'workload.legalRules.resumes',
    description: 'A term runs on with its old date when its file is opened again',
    defaultMessage: 'runs on with its date',
  },
  restarts: {
    id: 'workload.legalRules.restarts',
    description: 'A term begins anew when its file is opened again',
    defaultMessage: 'begins anew',
  },
});

/** The terms that the product reckons. */
export const termNames = {
  RCA_30: defineMessages({
    title: {
      id: 'workload.legalRules.answer',
      description: 'Heading: the term for the answer to a claim',
      defaultMessage: 'Answer to a claim',
    },
    about: {
      id: 'workload.legalRules.answerAbout',
      description: 'When that term begins and stops',
      defaultMessage: 'Begins when the claim comes, stops with the offer or the refusal.',
    },
  }),
  RCA_10: defineMessages({
    title: {
      id: 'workload.legalRules.payment',
      description: 'Heading: the term for the payment of an accepted offer',
      defaultMessage: 'Payment of an accepted offer',
    },
    about: {
      id: 'workload.legalRules.paymentAbout',
      description: 'When that term begins and stops',
      defaultMessage: 'Begins when the offer is accepted, stops with the last payment.',
    },
  }),
} as const;

/** What a version is today. */
export const stateNames = defineMessages({
  past: { id: 'workload.legalRules.past', description: 'A version is over', defaultMessage: 'Over' },
  in_force: {
    id: 'workload.legalRules.inForce',
    description: 'A version is in force',
    defaultMessage: 'In force',
  },
  coming: {
    id: 'workload.legalRules.coming',
    description: 'A version has not begun',
    defaultMessage: 'Coming',
  },
});

export const messages = {
  ...defineMessages({
    intro: {
      id: 'workload.legalRules.intro',
      description: 'What the page of the terms of the law is about',
      defaultMessage:
        'A file runs by the rule of the day of its accident. A change is a new version from a coming day; files that run keep the rule they began with.',
    },
    failed: {
      id: 'workload.legalRules.failed',
      description: 'The terms could not be read',
      defaultMessage: 'The legal rules cannot be shown now',
    },
    none: {
      id: 'workload.legalRules.none',
      description: 'A term holds for no kind of policy',
      defaultMessage: 'No kind of policy has this term.',
    },
    own: {
      id: 'workload.legalRules.own',
      description: 'A version was written by the organisation',
      defaultMessage: 'written here',
    },
    newVersion: {
      id: 'workload.legalRules.newVersion',
      description: 'Button: write a version of a term that holds from a coming day; a hidden name follows',
      defaultMessage: 'New version',
    },
    otherPolicy: {
      id: 'workload.legalRules.otherPolicy',
      description: 'Button: let a term hold for another kind of policy; a hidden name follows',
      defaultMessage: 'For another kind of policy',
    },
    change: {
      id: 'workload.legalRules.change',
      description: 'Button: change a version that has not begun; a hidden name follows',
      defaultMessage: 'Change',
    },
    remove: {
      id: 'workload.legalRules.remove',
      description: 'Button: take back a version that has not begun; a hidden name follows',
      defaultMessage: 'Take back',
    },
    policyType: {
      id: 'workload.legalRules.policyType',
      description: 'Label: the kind of policy',
      defaultMessage: 'Kind of policy',
    },
    from: {
      id: 'workload.legalRules.from',
      description: 'Label: the first day of accidents that a version is for',
      defaultMessage: 'For accidents from',
    },
    days: {
      id: 'workload.legalRules.days',
      description: 'Label: how many days the term has',
      defaultMessage: 'Days',
    },
    dayKind: {
      id: 'workload.legalRules.dayKind',
      description: 'Label: which days count',
      defaultMessage: 'Which days count',
    },
    penalty: {
      id: 'workload.legalRules.penalty',
      description: 'Label: what a day of delay costs, in percent of what is owed',
      defaultMessage: 'Penalty per day of delay, %',
    },
    reopening: {
      id: 'workload.legalRules.reopening',
      description: 'Label: what a stopped term does when the file is opened again',
      defaultMessage: 'When the file is opened again, the term',
    },
    sourceRo: {
      id: 'workload.legalRules.sourceRo',
      description: 'Label: where the term is written, in Romanian',
      defaultMessage: 'Where it is written, in Romanian',
    },
    sourceEn: {
      id: 'workload.legalRules.sourceEn',
      description: 'Label: where the term is written, in English',
      defaultMessage: 'Where it is written, in English',
    },
    save: {
      id: 'workload.legalRules.save',
      description: 'Button: stores the version',
      defaultMessage: 'Save the version',
    },
    saved: {
      id: 'workload.legalRules.saved',
      description: 'Notice: the version was stored',
      defaultMessage: 'The version is saved.',
    },
    removed: {
      id: 'workload.legalRules.removed',
      description: 'Notice: the version was taken back',
      defaultMessage: 'The version is taken back.',
    },
    askRemove: {
      id: 'workload.legalRules.askRemove',
      description: 'Title of the question before a version is taken back',
      defaultMessage: 'Take this version back?',
    },
    removeMeans: {
      id: 'workload.legalRules.removeMeans',
      description: 'What taking a version back means',
      defaultMessage: 'It has not begun, so no file runs by it. The version before goes on.',
    },
    keptFiles: {
      id: 'workload.legalRules.keptFiles',
      description: 'What a new version does not change',
      defaultMessage:
        'Accidents before that day keep the rule that is in force now, also in files opened later.',
    },
    wrongPenalty: {
      id: 'workload.legalRules.wrongPenalty',
      description: 'The typed share is none',
      defaultMessage: 'Write a percentage from 0 to 100 with at most two decimals, such as 0.2.',
    },
    wrongDays: {
      id: 'workload.legalRules.wrongDays',
      description: 'The typed number of days is none',
      defaultMessage: 'Write a number of days from 1 to 3650.',
    },
    tooEarly: {
      id: 'workload.legalRules.tooEarly',
      description: 'The chosen day is today or over',
      defaultMessage: 'A version begins tomorrow at the earliest. Choose a later day.',
    },
    offered: {
      id: 'workload.legalRules.offered',
      description: 'Heading: newer versions that the product brings and the organisation has not taken over',
      defaultMessage: 'The product brings a newer rule',
    },
    takeOver: {
      id: 'workload.legalRules.takeOver',
      description: 'Button: opens the newer rule of the product to be stored; a hidden name follows',
      defaultMessage: 'Look and take over',
    },
  }),
  /** How long the term is, and what delay costs. */
  terms: defineMessage<{ days: number; kind: string; share: string }>({
    id: 'workload.legalRules.terms',
    description: 'What a version says: how many days, which ones, and the penalty for a day of delay',
    defaultMessage: '{days, number} {kind} · penalty {share} a day',
  }),
  period: defineMessage<{ from: string; to: string }>({
    id: 'workload.legalRules.period',
    description: 'The accidents that a version is for, both days included',
    defaultMessage: 'accidents from {from} to {to}',
  }),
  since: defineMessage<{ from: string }>({
    id: 'workload.legalRules.since',
    description: 'The accidents that the newest version is for',
    defaultMessage: 'accidents from {from}',
  }),
  usedBy: defineMessage<{ count: number }>({
    id: 'workload.legalRules.usedBy',
    description: 'How many files run by a version',
    defaultMessage:
      '{count, plural, =0 {no file runs by it} one {# file runs by it} other {# files run by it}}',
  }),
  title: defineMessage<{ term: string; policy: string }>({
    id: 'workload.legalRules.title',
    description: 'Title of the form of a version',
    defaultMessage: '{term}: {policy}',
  }),
};
