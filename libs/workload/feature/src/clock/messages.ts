import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    shortTerm: {
      id: 'workload.clock.shortTerm',
      description: 'Before how a legal deadline stands, on a phone',
      defaultMessage: 'By law:',
    },
    sayWhy: {
      id: 'workload.clock.sayWhy',
      description: 'Opens the question why a deadline was missed',
      defaultMessage: 'say why',
    },
    whyTitle: {
      id: 'workload.clock.whyTitle',
      description: 'Title of the question why a deadline was missed',
      defaultMessage: 'Why is the answer late?',
    },
    cause: {
      id: 'workload.clock.cause',
      description: 'Label of the choice of a cause',
      defaultMessage: 'Cause',
    },
    choose: { id: 'workload.clock.choose', description: 'Nothing is chosen yet', defaultMessage: 'Choose' },
    causeMissing: {
      id: 'workload.clock.causeMissing',
      description: 'No cause was chosen',
      defaultMessage: 'Choose a cause.',
    },
    details: {
      id: 'workload.clock.details',
      description: 'Label of a few words about the cause',
      defaultMessage: 'In a few words',
    },
    back: { id: 'workload.clock.back', description: 'Leaves everything as it was', defaultMessage: 'Back' },
    keep: { id: 'workload.clock.keep', description: 'Keeps the cause', defaultMessage: 'Keep the cause' },
    kept: {
      id: 'workload.clock.kept',
      description: 'Notice: the cause is kept',
      defaultMessage: 'The cause is on the file.',
    },
    notKept: {
      id: 'workload.clock.notKept',
      description: 'The cause was not stored',
      defaultMessage: 'The cause was not kept',
    },
  }),
  term: defineMessage<{ rule: 'answer' | 'payment'; date: string }>({
    id: 'workload.clock.term',
    description: 'Until when the law wants something',
    defaultMessage: '{rule, select, payment {Legal deadline for payment} other {Legal deadline}}: {date}',
  }),
  late: defineMessage<{ days: number }>({
    id: 'workload.clock.late',
    description: 'A legal deadline was missed',
    defaultMessage: '{days, plural, one {one day} other {{days} days}} overdue',
  }),
  left: defineMessage<{ days: number }>({
    id: 'workload.clock.left',
    description: 'How long a legal deadline is away',
    defaultMessage: '{days, plural, =0 {today} one {tomorrow} other {in {days} days}}',
  }),
  cost: defineMessage<{ sum: string; day: string }>({
    id: 'workload.clock.cost',
    description: 'What a delay has cost, and each further day',
    defaultMessage: '{sum}, +{day} a day',
  }),
  stopped: defineMessage<{ date: string; days: number }>({
    id: 'workload.clock.stopped',
    description: 'A legal clock has stopped',
    defaultMessage: 'met on {date}{days, plural, =0 {} one {, one day late} other {, {days} days late}}',
  }),
};
