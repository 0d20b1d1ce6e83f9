import { defineMessage, defineMessages } from 'react-intl';

/** The words of the jobs of a partner, for the people of that partner. */
export const messages = {
  ...defineMessages({
    title: { id: 'partners.own.title', description: "Page of a partner's people", defaultMessage: 'Jobs' },
    job: { id: 'partners.own.job', description: 'Pane beside the list', defaultMessage: 'Job' },
    closeJob: { id: 'partners.own.close', description: 'Button', defaultMessage: 'Close the job' },
    offers: { id: 'partners.own.offers', description: 'Heading', defaultMessage: 'Waiting for your answer' },
    offersText: {
      id: 'partners.own.offersText',
      description: 'Below the offers',
      defaultMessage:
        'An offer without an answer in time may go to another company. Declining with a reason is not held against you.',
    },
    running: { id: 'partners.own.running', description: 'Heading', defaultMessage: 'Accepted jobs' },
    ended: { id: 'partners.own.ended', description: 'Heading', defaultMessage: 'Ended in the last 90 days' },
    view: { id: 'partners.own.view', description: 'Label of a choice', defaultMessage: 'How jobs are shown' },
    list: { id: 'partners.own.list', description: 'A way to show jobs', defaultMessage: 'List' },
    calendar: { id: 'partners.own.calendar', description: 'A way to show jobs', defaultMessage: 'Calendar' },
    calendarLabel: {
      id: 'partners.own.calendarLabel',
      description: 'Name of the calendar for screen readers',
      defaultMessage: 'Jobs by the day you promised',
    },
    none: {
      id: 'partners.own.none',
      description: 'In place of the lists: title',
      defaultMessage: 'No jobs yet',
    },
    noneText: {
      id: 'partners.own.noneText',
      description: 'In place of the lists: what will be here',
      defaultMessage: 'When an insurer sends your company a job, you see it here and answer it here.',
    },
    noneRunning: {
      id: 'partners.own.noneRunning',
      description: 'In place of the list of accepted jobs',
      defaultMessage: 'Nothing is in work.',
    },
    failed: {
      id: 'partners.own.failed',
      description: 'Title of an error',
      defaultMessage: 'The jobs cannot be read',
    },
    gone: {
      id: 'partners.own.gone',
      description: 'In place of a job: title',
      defaultMessage: 'This job is not with you',
    },
    goneText: {
      id: 'partners.own.goneText',
      description: 'In place of a job: why',
      defaultMessage: 'It was declined, or another company has it now.',
    },
    damage: { id: 'partners.own.damage', description: 'Name of a fact', defaultMessage: 'Damage' },
    insurer: { id: 'partners.own.insurer', description: 'Name of a fact', defaultMessage: 'Insurer' },
    claim: { id: 'partners.own.claim', description: 'Name of a fact', defaultMessage: 'Claim' },
    note: { id: 'partners.own.note', description: 'Name of a fact', defaultMessage: 'What is asked' },
    contact: { id: 'partners.own.contact', description: 'Name of a fact', defaultMessage: 'Call' },
    handler: { id: 'partners.own.handler', description: 'Name of a fact', defaultMessage: 'Handler' },
    promised: { id: 'partners.own.promised', description: 'Name of a fact', defaultMessage: 'Promised for' },
    amount: { id: 'partners.own.amount', description: 'Name of a fact', defaultMessage: 'Amount' },
    noCar: {
      id: 'partners.own.noCar',
      description: 'In place of plate and model',
      defaultMessage: 'No car named',
    },
    answerLate: {
      id: 'partners.own.answerLate',
      description: 'In place of the time left to answer',
      defaultMessage: 'The time to answer is over',
    },
    late: { id: 'partners.own.late', description: 'A promised day has passed', defaultMessage: 'late' },
    yourTurn: { id: 'partners.own.yourTurn', description: 'Who has to act', defaultMessage: 'Your turn' },
    theirTurn: {
      id: 'partners.own.theirTurn',
      description: 'Who has to act',
      defaultMessage: 'The insurer has to act',
    },
    steps: { id: 'partners.own.steps', description: 'Heading', defaultMessage: 'Steps' },
    next: { id: 'partners.own.next', description: 'Heading', defaultMessage: 'Next step' },
    facts: { id: 'partners.own.facts', description: 'Heading', defaultMessage: 'The job' },
    privacy: {
      id: 'partners.own.privacy',
      description: 'Last line of a job',
      defaultMessage: 'Name, phone, photos and messages are here until 30 days after the end of the job.',
    },
  }),
  offersWait: defineMessage<{ count: number }>({
    id: 'partners.own.offersWait',
    description: 'Below the title; after a comma follows how many jobs are in work',
    defaultMessage:
      '{count, plural, =0 {No offer waits} one {# offer waits for your answer} other {# offers wait for your answer}}',
  }),
  inWork: defineMessage<{ count: number }>({
    id: 'partners.own.inWork',
    description: 'Below the title, after how many offers wait and a comma',
    defaultMessage: '{count, plural, one {# in work} other {# in work}}',
  }),
  answerIn: defineMessage<{ when: string }>({
    id: 'partners.own.answerIn',
    description: 'Time left to answer an offer, as in "in 3 hours"',
    defaultMessage: 'Answer {when}',
  }),
  readyOn: defineMessage<{ day: string }>({
    id: 'partners.own.readyOn',
    description: 'The day that matters of a job',
    defaultMessage: 'ready on {day}',
  }),
  partsOn: defineMessage<{ day: string }>({
    id: 'partners.own.partsOn',
    description: 'The day that matters of a job',
    defaultMessage: 'parts on {day}',
  }),
  dueOn: defineMessage<{ day: string }>({
    id: 'partners.own.dueOn',
    description: 'The day that matters of a job',
    defaultMessage: 'until {day}',
  }),
  payOn: defineMessage<{ day: string }>({
    id: 'partners.own.payOn',
    description: 'The day that matters of a job',
    defaultMessage: 'paid by {day}',
  }),
};
