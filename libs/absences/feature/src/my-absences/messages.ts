import { defineMessage } from 'react-intl';

export const messages = {
  failed: defineMessage({
    id: 'absences.own.failed',
    description: 'Title when the absences could not be fetched',
    defaultMessage: 'The absences could not be read',
  }),
  title: defineMessage({
    id: 'absences.own.title',
    description: 'Heading of the page with one’s own absences',
    defaultMessage: 'My absences',
  }),
  newRequest: defineMessage({
    id: 'absences.own.newRequest',
    description: 'Button and title of the panel: asks for time off',
    defaultMessage: 'New request',
  }),
  draftWaits: defineMessage<{ days: string }>({
    id: 'absences.own.draftWaits',
    description: 'Reminder of a request that was written and not sent',
    defaultMessage: 'A request was not sent yet: {days}',
  }),
  continueDraft: defineMessage({
    id: 'absences.own.continueDraft',
    description: 'Button: opens a draft of a request',
    defaultMessage: 'Continue',
  }),
  views: defineMessage({
    id: 'absences.own.views',
    description: 'Name of the choice between calendar and list',
    defaultMessage: 'Show as',
  }),
  calendar: defineMessage({
    id: 'absences.own.calendar',
    description: 'The absences as a calendar',
    defaultMessage: 'Calendar',
  }),
  list: defineMessage({
    id: 'absences.own.list',
    description: 'The absences as a list',
    defaultMessage: 'List',
  }),
  ledger: defineMessage({
    id: 'absences.own.ledger',
    description: 'Heading: each change of the balance',
    defaultMessage: 'Where the balance comes from',
  }),
  questions: defineMessage({
    id: 'absences.own.questions',
    description: 'Heading: colleagues whom the reader replaces or is asked to replace',
    defaultMessage: 'I stand in for others',
  }),
  earlier: defineMessage({
    id: 'absences.own.earlier',
    description: 'Button: shows the months before',
    defaultMessage: 'Earlier',
  }),
  later: defineMessage({
    id: 'absences.own.later',
    description: 'Button: shows the months after',
    defaultMessage: 'Later',
  }),
  legend: defineMessage({
    id: 'absences.own.legend',
    description: 'Name of the list below the calendar: what the looks of a day mean',
    defaultMessage: 'Legend',
  }),
  legendApproved: defineMessage({
    id: 'absences.own.legendApproved',
    description: 'Legend: a day in the brand colour',
    defaultMessage: 'approved leave',
  }),
  legendAsked: defineMessage({
    id: 'absences.own.legendAsked',
    description: 'Legend: a striped day',
    defaultMessage: 'asked for or draft',
  }),
  legendOther: defineMessage({
    id: 'absences.own.legendOther',
    description: 'Legend: a dark grey day',
    defaultMessage: 'other absences',
  }),
  legendFree: defineMessage({
    id: 'absences.own.legendFree',
    description: 'Legend: a light grey day',
    defaultMessage: 'public holiday',
  }),
  cancelled: defineMessage({
    id: 'absences.own.cancelled',
    description: 'Notice after a request was taken back',
    defaultMessage: 'The request was taken back',
  }),
  notCancelled: defineMessage({
    id: 'absences.own.notCancelled',
    description: 'Title when a request could not be taken back',
    defaultMessage: 'The request was not taken back',
  }),
  none: defineMessage({
    id: 'absences.own.none',
    description: 'Shown when there are no absences',
    defaultMessage: 'No absences yet',
  }),
  noneAdvice: defineMessage({
    id: 'absences.own.noneAdvice',
    description: 'Below “No absences yet”',
    defaultMessage: 'Ask for time off with “New request”.',
  }),
  replacedBy: defineMessage<{ name: string }>({
    id: 'absences.own.replacedBy',
    description: 'Who stands in during an absence',
    defaultMessage: 'replaced by {name}',
  }),
  cancel: defineMessage({
    id: 'absences.own.cancel',
    description: 'Button: takes a request or a draft back',
    defaultMessage: 'Take back',
  }),
  brief: defineMessage({
    id: 'absences.own.brief',
    description: 'Button and title: what happened during an absence',
    defaultMessage: 'What happened meanwhile',
  }),
  urgent: defineMessage({
    id: 'absences.own.urgent',
    description: 'Heading: work with a near deadline',
    defaultMessage: 'Urgent now',
  }),
  nothingUrgent: defineMessage({
    id: 'absences.own.nothingUrgent',
    description: 'Shown when no work is urgent',
    defaultMessage: 'Nothing is urgent.',
  }),
  deeds: defineMessage({
    id: 'absences.own.deeds',
    description: 'Heading: what colleagues did in the reader’s name',
    defaultMessage: 'Done in your name',
  }),
  noDeeds: defineMessage({
    id: 'absences.own.noDeeds',
    description: 'Shown when nothing was done in the reader’s name',
    defaultMessage: 'Nobody acted in your name.',
  }),
  addToCalendar: defineMessage({
    id: 'absences.own.addToCalendar',
    description: 'Button and title: absences in a calendar program',
    defaultMessage: 'Add to calendar',
  }),
  feedAbout: defineMessage({
    id: 'absences.own.feedAbout',
    description: 'Explains the calendar address',
    defaultMessage:
      'A private address shows your approved absences in your calendar program. Whoever has it can read them.',
  }),
  feedThere: defineMessage({
    id: 'absences.own.feedThere',
    description: 'Explains that there is a calendar address already',
    defaultMessage: 'You have an address already. A new one stops it from working.',
  }),
  feedCopy: defineMessage({
    id: 'absences.own.feedCopy',
    description: 'What the copy button copies, as in “Copy calendar address”',
    defaultMessage: 'calendar address',
  }),
  feedCreate: defineMessage({
    id: 'absences.own.feedCreate',
    description: 'Button: makes a calendar address',
    defaultMessage: 'Make a new address',
  }),
  feedRevoke: defineMessage({
    id: 'absences.own.feedRevoke',
    description: 'Button: makes the calendar address stop working',
    defaultMessage: 'Stop the address',
  }),
  noQuestions: defineMessage({
    id: 'absences.own.noQuestions',
    description: 'Shown when nobody asks to be replaced',
    defaultMessage: 'Nobody asks you to stand in.',
  }),
  answered: defineMessage({
    id: 'absences.own.answered',
    description: 'Notice after answering a colleague',
    defaultMessage: 'Your answer was sent',
  }),
  notAnswered: defineMessage({
    id: 'absences.own.notAnswered',
    description: 'Title when an answer could not be sent',
    defaultMessage: 'The answer was not sent',
  }),
  inForce: defineMessage<{ count: number }>({
    id: 'absences.own.inForce',
    description: 'The reader works in the name of a colleague now',
    defaultMessage:
      'You also work in their name now. {count, plural, one {# task has} other {# tasks have}} a deadline in those days.',
  }),
  wouldCare: defineMessage<{ count: number }>({
    id: 'absences.own.wouldCare',
    description: 'What the reader would take care of for a colleague',
    defaultMessage: 'You would take care of {count, plural, one {# task} other {# tasks}}.',
  }),
  wouldCareLegal: defineMessage<{ count: number }>({
    id: 'absences.own.wouldCareLegal',
    description: 'Legal deadlines among that work',
    defaultMessage: '{count, plural, one {# legal deadline is} other {# legal deadlines are}} among them.',
  }),
  accept: defineMessage({
    id: 'absences.own.accept',
    description: 'Button: agrees to stand in',
    defaultMessage: 'Accept',
  }),
  cannot: defineMessage({
    id: 'absences.own.cannot',
    description: 'Button: does not agree to stand in',
    defaultMessage: 'I cannot…',
  }),
  why: defineMessage({
    id: 'absences.own.why',
    description: 'Field: why somebody cannot stand in',
    defaultMessage: 'Why?',
  }),
  sendAnswer: defineMessage({
    id: 'absences.own.sendAnswer',
    description: 'Button: sends the answer',
    defaultMessage: 'Send the answer',
  }),
};
