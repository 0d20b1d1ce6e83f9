import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'workload.ruleReplay.title',
      description: 'Heading of the trial of the rule on past work',
      defaultMessage: 'Tried on the work of the last 30 days',
    },
    replayed: {
      id: 'workload.ruleReplay.replayed',
      description: 'Figure: work that was given out once more',
      defaultMessage: 'Tasks that came',
    },
    same: {
      id: 'workload.ruleReplay.same',
      description: 'Figure: work that the rule gives to who had it',
      defaultMessage: 'To the same person',
    },
    other: {
      id: 'workload.ruleReplay.other',
      description: 'Figure: work that the rule gives to somebody else',
      defaultMessage: 'To somebody else',
    },
    nobody: {
      id: 'workload.ruleReplay.nobody',
      description: 'Figure: work that nobody could be given',
      defaultMessage: 'To nobody',
    },
    nobodyText: {
      id: 'workload.ruleReplay.nobodyText',
      description: 'What becomes of it',
      defaultMessage: 'waits for room',
    },
    day: { id: 'workload.ruleReplay.day', description: 'Column: a day', defaultMessage: 'Day' },
    asItWas: {
      id: 'workload.ruleReplay.asItWas',
      description: 'Line of a chart: what was',
      defaultMessage: 'as it was',
    },
    byRule: {
      id: 'workload.ruleReplay.byRule',
      description: 'Line of a chart, and column: what the rule would have done',
      defaultMessage: 'by rule',
    },
    people: {
      id: 'workload.ruleReplay.people',
      description: 'Caption of the table of people',
      defaultMessage: 'What each person got, and by rule',
    },
    person: { id: 'workload.ruleReplay.person', description: 'Column of people', defaultMessage: 'Person' },
    received: {
      id: 'workload.ruleReplay.received',
      description: 'Column: work that somebody got',
      defaultMessage: 'Received',
    },
    peak: {
      id: 'workload.ruleReplay.peak',
      description: 'Column: the highest load of somebody',
      defaultMessage: 'Highest load',
    },
    peakByRule: {
      id: 'workload.ruleReplay.peakByRule',
      description: 'Column: the highest load by rule',
      defaultMessage: 'Highest by rule',
    },
    examples: {
      id: 'workload.ruleReplay.examples',
      description: 'Heading above some of the work that goes to somebody else',
      defaultMessage: 'The last of them',
    },
    queue: {
      id: 'workload.ruleReplay.queue',
      description: 'Work that nobody had',
      defaultMessage: 'nobody',
    },
  }),
  period: defineMessage<{ from: string; until: string }>({
    id: 'workload.ruleReplay.period',
    description: 'Which days, and what was taken into account',
    defaultMessage: '{from} to {until}, with the absences of each day; nothing was changed',
  }),
  wasAboveFull: defineMessage<{ days: number }>({
    id: 'workload.ruleReplay.wasAboveFull',
    description:
      'Finding: on how many days somebody had more than they can carry; the finding by rule follows',
    defaultMessage:
      '{days, plural, =0 {Nobody was above 100 %} one {Somebody was above 100 % on one day} other {Somebody was above 100 % on # days}}',
  }),
  ruleAboveFull: defineMessage<{ days: number }>({
    id: 'workload.ruleReplay.ruleAboveFull',
    description: 'The same by rule; follows what was',
    defaultMessage: '{days, plural, =0 {by rule nobody} one {by rule on one} other {by rule on #}}',
  }),
  differs: defineMessage<{ count: number }>({
    id: 'workload.ruleReplay.differs',
    description: 'Heading above the reasons',
    defaultMessage: '{count, plural, one {One goes to somebody else} other {# go to somebody else}}',
  }),
  because: defineMessage<{ rule: string }>({
    id: 'workload.ruleReplay.because',
    description: 'What decided, after a number',
    defaultMessage:
      '{rule, select, special_customer {special customer} owner_of_file {owner of the file} only_one {only one person fits} other {the least loaded}}',
  }),
  insteadOf: defineMessage<{ actual: string; byRule: string; rule: string }>({
    id: 'workload.ruleReplay.insteadOf',
    description: 'Who had it, who gets it by rule, and why',
    defaultMessage:
      '{actual} → {byRule}, {rule, select, special_customer {special customer} owner_of_file {owner of the file} only_one {only one who fits} other {the least loaded}}',
  }),
};
