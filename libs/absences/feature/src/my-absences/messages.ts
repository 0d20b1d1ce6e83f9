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
  balanceOf: defineMessage<{ year: number }>({
    id: 'absences.own.balanceOf',
    description: 'Name of the bar with the balance of a year',
    defaultMessage: 'Rest leave of {year}',
  }),
  left: defineMessage<{ year: number }>({
    id: 'absences.own.left',
    description: 'Above the number of days that are left in a year',
    defaultMessage: 'Left of {year}',
  }),
  days: defineMessage<{ count: number; days: string }>({
    id: 'absences.own.days',
    description: 'A number of days, which may have a half',
    defaultMessage: '{count, plural, one {{days} day} other {{days} days}}',
  }),
  entitled: defineMessage({
    id: 'absences.own.entitled',
    description: 'Before a number of days: what somebody is entitled to',
    defaultMessage: 'Entitled',
  }),
  carried: defineMessage({
    id: 'absences.own.carried',
    description: 'Before a number of days: from the year before',
    defaultMessage: 'Carried over',
  }),
  taken: defineMessage({
    id: 'absences.own.taken',
    description: 'Before a number of days that were taken',
    defaultMessage: 'Taken',
  }),
  planned: defineMessage({
    id: 'absences.own.planned',
    description: 'Before a number of approved days that are still to come',
    defaultMessage: 'Planned',
  }),
  shareTaken: defineMessage<{ days: string }>({
    id: 'absences.own.shareTaken',
    description: 'Part of the bar',
    defaultMessage: 'taken {days}',
  }),
  sharePlanned: defineMessage<{ days: string }>({
    id: 'absences.own.sharePlanned',
    description: 'Part of the bar: approved and to come',
    defaultMessage: 'planned {days}',
  }),
  shareAsked: defineMessage<{ days: string }>({
    id: 'absences.own.shareAsked',
    description: 'Part of the bar: asked for and not decided',
    defaultMessage: 'asked {days}',
  }),
  shareLeft: defineMessage<{ days: string }>({
    id: 'absences.own.shareLeft',
    description: 'Part of the bar: what remains if all requests are approved',
    defaultMessage: 'left {days}',
  }),
  lapses: defineMessage<{ count: number; days: string; date: string }>({
    id: 'absences.own.lapses',
    description: 'Below the balance: until when days of the year before can be taken',
    defaultMessage:
      '{count, plural, one {{days} day carried over lapses} other {{days} days carried over lapse}} unless taken by {date}.',
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
    description: 'Below the calendar: what the looks of a day mean',
    defaultMessage:
      'Filled: approved. Striped: asked for or draft. Dark grey: other absences. Light grey: public holidays. Half a cell: half a day.',
  }),
  ledgerDays: defineMessage({
    id: 'absences.own.ledgerDays',
    description: 'Column of the ledger: the days of a change',
    defaultMessage: 'Days',
  }),
  ledgerWhat: defineMessage({
    id: 'absences.own.ledgerWhat',
    description: 'Column of the ledger: what changed the balance',
    defaultMessage: 'What',
  }),
  ledgerChange: defineMessage({
    id: 'absences.own.ledgerChange',
    description: 'Column of the ledger: by how many days',
    defaultMessage: 'Change',
  }),
  ledgerLeft: defineMessage({
    id: 'absences.own.ledgerLeft',
    description: 'Column of the ledger: days left after it',
    defaultMessage: 'Left',
  }),
  entryEntitled: defineMessage({
    id: 'absences.own.entryEntitled',
    description: 'Entry of the ledger',
    defaultMessage: 'Entitlement of the year',
  }),
  entryCarried: defineMessage<{ year: number }>({
    id: 'absences.own.entryCarried',
    description: 'Entry of the ledger',
    defaultMessage: 'Carried over from {year}',
  }),
  entryTaken: defineMessage({
    id: 'absences.own.entryTaken',
    description: 'Entry of the ledger',
    defaultMessage: 'Rest leave',
  }),
  entryReturned: defineMessage({
    id: 'absences.own.entryReturned',
    description: 'Entry of the ledger: medical leave gives days back',
    defaultMessage: 'Medical leave during rest leave, days returned',
  }),
  entryLapsed: defineMessage({
    id: 'absences.own.entryLapsed',
    description: 'Entry of the ledger',
    defaultMessage: 'Lapsed, not taken in time',
  }),
  approvedBy: defineMessage<{ name: string }>({
    id: 'absences.own.approvedBy',
    description: 'Behind an entry of the ledger',
    defaultMessage: 'approved by {name}',
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
      'You also work in their name now. {count, plural, one {# task is due} other {# tasks are due}} in those days.',
  }),
  wouldCare: defineMessage<{ count: number; legal: number }>({
    id: 'absences.own.wouldCare',
    description: 'What the reader would take care of for a colleague',
    defaultMessage:
      'You would take care of {count, plural, one {# task} other {# tasks}} and {legal, plural, one {# legal deadline} other {# legal deadlines}}.',
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
  sent: defineMessage({
    id: 'absences.own.sent',
    description: 'Notice after a request was sent',
    defaultMessage: 'The request was sent',
  }),
  kept: defineMessage({
    id: 'absences.own.kept',
    description: 'Notice after a draft was kept',
    defaultMessage: 'The draft was kept',
  }),
  kind: defineMessage({
    id: 'absences.own.kind',
    description: 'Field: the kind of absence',
    defaultMessage: 'Kind',
  }),
  certificate: defineMessage({
    id: 'absences.own.certificate',
    description: 'Field: number of the medical certificate',
    defaultMessage: 'Medical certificate',
  }),
  certificateHint: defineMessage({
    id: 'absences.own.certificateHint',
    description: 'Below the field for the medical certificate',
    defaultMessage: 'Series and number, as on the paper',
  }),
  previewFailed: defineMessage({
    id: 'absences.own.previewFailed',
    description: 'Title when the meaning of a request could not be found out',
    defaultMessage: 'These days could not be checked',
  }),
  whoReplaces: defineMessage({
    id: 'absences.own.whoReplaces',
    description: 'Field: who stands in',
    defaultMessage: 'Who stands in',
  }),
  sameRoles: defineMessage<{ count: number }>({
    id: 'absences.own.sameRoles',
    description: 'Below a colleague who could stand in',
    defaultMessage: '{count, plural, one {# open task} other {# open tasks}}, same rights',
  }),
  otherRoles: defineMessage<{ count: number }>({
    id: 'absences.own.otherRoles',
    description: 'Below a colleague who could stand in',
    defaultMessage: '{count, plural, one {# open task} other {# open tasks}}, other rights',
  }),
  nobodyReplaces: defineMessage({
    id: 'absences.own.nobodyReplaces',
    description: 'Choice: nobody stands in',
    defaultMessage: 'Nobody, my work stays with me',
  }),
  note: defineMessage({
    id: 'absences.own.note',
    description: 'Field: a note for the manager',
    defaultMessage: 'Note',
  }),
  notSaved: defineMessage({
    id: 'absences.own.notSaved',
    description: 'Title when a request could not be sent or kept',
    defaultMessage: 'The request was not saved',
  }),
  changedMeanwhile: defineMessage({
    id: 'absences.own.changedMeanwhile',
    description: 'A draft was changed in another window',
    defaultMessage: 'The draft was changed in another window. Close this panel and open it again.',
  }),
  send: defineMessage({
    id: 'absences.own.send',
    description: 'Button: sends the request',
    defaultMessage: 'Send the request',
  }),
  keepDraft: defineMessage({
    id: 'absences.own.keepDraft',
    description: 'Button: keeps a draft',
    defaultMessage: 'Keep the draft',
  }),
  from: defineMessage({ id: 'absences.own.from', description: 'Field: first day', defaultMessage: 'From' }),
  to: defineMessage({ id: 'absences.own.to', description: 'Field: last day', defaultMessage: 'To' }),
  faultReversed: defineMessage({
    id: 'absences.own.faultReversed',
    description: 'Why days cannot be asked for',
    defaultMessage: 'The last day is before the first.',
  }),
  faultTooLong: defineMessage({
    id: 'absences.own.faultTooLong',
    description: 'Why days cannot be asked for',
    defaultMessage: 'An absence lasts a year at most.',
  }),
  faultParts: defineMessage({
    id: 'absences.own.faultParts',
    description: 'Why days cannot be asked for',
    defaultMessage: 'These half days do not fit together.',
  }),
  faultNoWorkingTime: defineMessage({
    id: 'absences.own.faultNoWorkingTime',
    description: 'Why days cannot be asked for',
    defaultMessage: 'Nobody works in these days: they are free anyway.',
  }),
  clash: defineMessage<{ name: string; days: string }>({
    id: 'absences.own.clash',
    description: 'The days are taken by another absence',
    defaultMessage: 'You are away already: {name}, {days}',
  }),
  workingDays: defineMessage({
    id: 'absences.own.workingDays',
    description: 'Above the number of working days of a request',
    defaultMessage: 'Working days',
  }),
  balanceBefore: defineMessage({
    id: 'absences.own.balanceBefore',
    description: 'Above the balance without the request',
    defaultMessage: 'Balance before',
  }),
  balanceAfter: defineMessage({
    id: 'absences.own.balanceAfter',
    description: 'Above the balance with the request',
    defaultMessage: 'Balance after',
  }),
  notEnough: defineMessage<{ days: string }>({
    id: 'absences.own.notEnough',
    description: 'The request takes more days than there are',
    defaultMessage: 'This is {days} more than you have left.',
  }),
  ownWork: defineMessage({
    id: 'absences.own.ownWork',
    description: 'Heading: deadlines in the days of a request',
    defaultMessage: 'Work in these days',
  }),
  dueInDays: defineMessage<{ count: number }>({
    id: 'absences.own.dueInDays',
    description: 'Link to the worklist',
    defaultMessage: '{count, plural, one {# task due} other {# tasks due}}',
  }),
  nothingDue: defineMessage({
    id: 'absences.own.nothingDue',
    description: 'No work is due in those days',
    defaultMessage: 'Nothing is due.',
  }),
  legalInDays: defineMessage<{ count: number; dates: string }>({
    id: 'absences.own.legalInDays',
    description: 'Legal deadlines in the days of a request',
    defaultMessage: '{count, plural, one {# legal deadline} other {# legal deadlines}}: {dates}',
  }),
  whoElse: defineMessage({
    id: 'absences.own.whoElse',
    description: 'Heading: colleagues who are away at that time',
    defaultMessage: 'Who else is away',
  }),
  nobodyElse: defineMessage({
    id: 'absences.own.nobodyElse',
    description: 'No colleague is away',
    defaultMessage: 'Everybody else is there.',
  }),
  onlyAsked: defineMessage({
    id: 'absences.own.onlyAsked',
    description: 'Behind an absence of a colleague that is not decided',
    defaultMessage: 'asked for',
  }),
  belowMinimum: defineMessage<{ date: string; present: string; minimum: string; count: number }>({
    id: 'absences.own.belowMinimum',
    description: 'Fewer people than needed would be there',
    defaultMessage:
      'On {date} {present} would be there, the minimum is {minimum} ({count, plural, one {# day} other {# days}}). You can go on.',
  }),
};
