import { defineMessage } from 'react-intl';

export const messages = {
  sent: defineMessage({
    id: 'absences.request.sent',
    description: 'Notice after a request was sent',
    defaultMessage: 'The request was sent',
  }),
  kept: defineMessage({
    id: 'absences.request.kept',
    description: 'Notice after a draft was kept',
    defaultMessage: 'The draft was kept',
  }),
  kind: defineMessage({
    id: 'absences.request.kind',
    description: 'Field: the kind of absence',
    defaultMessage: 'Kind',
  }),
  certificate: defineMessage({
    id: 'absences.request.certificate',
    description: 'Field: number of the medical certificate',
    defaultMessage: 'Medical certificate',
  }),
  certificateHint: defineMessage({
    id: 'absences.request.certificateHint',
    description: 'Below the field for the medical certificate',
    defaultMessage: 'Series and number, as on the paper',
  }),
  previewFailed: defineMessage({
    id: 'absences.request.previewFailed',
    description: 'Title when the meaning of a request could not be found out',
    defaultMessage: 'These days could not be checked',
  }),
  whoReplaces: defineMessage({
    id: 'absences.request.whoReplaces',
    description: 'Field: who stands in',
    defaultMessage: 'Who stands in',
  }),
  sameRoles: defineMessage<{ count: number }>({
    id: 'absences.request.sameRoles',
    description: 'Below a colleague who could stand in',
    defaultMessage: '{count, plural, one {# open task} other {# open tasks}}, same rights',
  }),
  otherRoles: defineMessage<{ count: number }>({
    id: 'absences.request.otherRoles',
    description: 'Below a colleague who could stand in',
    defaultMessage: '{count, plural, one {# open task} other {# open tasks}}, other rights',
  }),
  nobodyReplaces: defineMessage({
    id: 'absences.request.nobodyReplaces',
    description: 'Choice: nobody stands in',
    defaultMessage: 'Nobody, my work stays with me',
  }),
  note: defineMessage({
    id: 'absences.request.note',
    description: 'Field: a note for the manager',
    defaultMessage: 'Note',
  }),
  notSaved: defineMessage({
    id: 'absences.request.notSaved',
    description: 'Title when a request could not be sent or kept',
    defaultMessage: 'The request was not saved',
  }),
  changedMeanwhile: defineMessage({
    id: 'absences.request.changedMeanwhile',
    description: 'A draft was changed in another window',
    defaultMessage: 'The draft was changed in another window. Close this panel and open it again.',
  }),
  send: defineMessage({
    id: 'absences.request.send',
    description: 'Button: sends the request',
    defaultMessage: 'Send the request',
  }),
  keepDraft: defineMessage({
    id: 'absences.request.keepDraft',
    description: 'Button: keeps a draft',
    defaultMessage: 'Keep the draft',
  }),
  from: defineMessage({
    id: 'absences.request.from',
    description: 'Field: first day',
    defaultMessage: 'From',
  }),
  to: defineMessage({ id: 'absences.request.to', description: 'Field: last day', defaultMessage: 'To' }),
  faultReversed: defineMessage({
    id: 'absences.request.faultReversed',
    description: 'Why days cannot be asked for',
    defaultMessage: 'The last day is before the first.',
  }),
  faultTooLong: defineMessage({
    id: 'absences.request.faultTooLong',
    description: 'Why days cannot be asked for',
    defaultMessage: 'An absence lasts a year at most.',
  }),
  faultParts: defineMessage({
    id: 'absences.request.faultParts',
    description: 'Why days cannot be asked for',
    defaultMessage: 'These half days do not fit together.',
  }),
  faultHalfOnFreeDay: defineMessage({
    id: 'absences.request.faultHalfOnFreeDay',
    description: 'Why days cannot be asked for',
    defaultMessage: 'A half day has to be on a day on which people work.',
  }),
  exception: defineMessage({
    id: 'absences.request.exception',
    description: 'Field that appears when more days are asked for than are left',
    defaultMessage: 'Why an exception is made',
  }),
  exceptionHint: defineMessage({
    id: 'absences.request.exceptionHint',
    description: 'Under that field',
    defaultMessage: 'Without a reason no more days can be asked for than are left. Whoever decides reads it.',
  }),
  balanceOfYear: defineMessage<{ year: string }>({
    id: 'absences.request.balanceOfYear',
    description: 'Name of a figure: rest leave of a calendar year before and after',
    defaultMessage: 'Balance of {year}',
  }),
  faultNoWorkingTime: defineMessage({
    id: 'absences.request.faultNoWorkingTime',
    description: 'Why days cannot be asked for',
    defaultMessage: 'Nobody works on these days: they are free anyway.',
  }),
  clash: defineMessage<{ name: string; days: string }>({
    id: 'absences.request.clash',
    description: 'The days are taken by another absence',
    defaultMessage: 'You are away already: {name}, {days}',
  }),
  workingDays: defineMessage({
    id: 'absences.request.workingDays',
    description: 'Above the number of working days of a request',
    defaultMessage: 'Working days',
  }),
  balanceBefore: defineMessage({
    id: 'absences.request.balanceBefore',
    description: 'Above the balance without the request',
    defaultMessage: 'Balance before',
  }),
  balanceAfter: defineMessage({
    id: 'absences.request.balanceAfter',
    description: 'Above the balance with the request',
    defaultMessage: 'Balance after',
  }),
  notEnough: defineMessage<{ days: string }>({
    id: 'absences.request.notEnough',
    description: 'The request takes more days than there are',
    defaultMessage: 'This is {days} more than you have left.',
  }),
  ownWork: defineMessage({
    id: 'absences.request.ownWork',
    description: 'Heading: deadlines in the days of a request',
    defaultMessage: 'Work in these days',
  }),
  dueInDays: defineMessage<{ count: number }>({
    id: 'absences.request.dueInDays',
    description: 'Link to the worklist',
    defaultMessage: '{count, plural, one {# task with a deadline} other {# tasks with a deadline}}',
  }),
  nothingDue: defineMessage({
    id: 'absences.request.nothingDue',
    description: 'No work is due in those days',
    defaultMessage: 'No deadlines.',
  }),
  legalInDays: defineMessage<{ count: number; dates: string }>({
    id: 'absences.request.legalInDays',
    description: 'Legal deadlines in the days of a request',
    defaultMessage: '{count, plural, one {# legal deadline} other {# legal deadlines}}: {dates}',
  }),
  whoElse: defineMessage({
    id: 'absences.request.whoElse',
    description: 'Heading: colleagues who are away at that time',
    defaultMessage: 'Who else is away',
  }),
  nobodyElse: defineMessage({
    id: 'absences.request.nobodyElse',
    description: 'No colleague is away',
    defaultMessage: 'Everybody else is there.',
  }),
  onlyAsked: defineMessage({
    id: 'absences.request.onlyAsked',
    description: 'Behind an absence of a colleague that is not decided',
    defaultMessage: 'asked for',
  }),
  belowMinimumAt: defineMessage<{
    place: string;
    date: string;
    present: string;
    minimum: string;
    count: number;
  }>({
    id: 'absences.request.belowMinimumAt',
    description: 'Fewer people than needed would be at a place',
    defaultMessage:
      'At {place} {present} would be there on {date}, the minimum is {minimum} ({count, plural, one {# day} other {# days}}). You can go on.',
  }),
  shortAt: defineMessage<{ place: string; date: string; present: string; minimum: string; count: number }>({
    id: 'absences.request.shortAt',
    description: 'Above the chart: by what is approved, fewer people than needed are at a place',
    defaultMessage:
      'At {place} {present} are there on {date}, the minimum is {minimum} ({count, plural, one {# day} other {# days}}).',
  }),
  belowMinimum: defineMessage<{ date: string; present: string; minimum: string; count: number }>({
    id: 'absences.request.belowMinimum',
    description: 'Fewer people than needed would be there',
    defaultMessage:
      'On {date} {present} would be there, the minimum is {minimum} ({count, plural, one {# day} other {# days}}). You can go on.',
  }),
};
