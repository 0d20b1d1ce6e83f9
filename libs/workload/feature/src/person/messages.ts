import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'workload.person.title',
      description: 'Title of the page of one person before it is read',
      defaultMessage: 'Work of one person',
    },
    own: {
      id: 'workload.person.own',
      description: 'Title of the page for the person themselves; also the link to it beside the own profile',
      defaultMessage: 'My work',
    },
    failed: {
      id: 'workload.person.failed',
      description: 'The page could not be read',
      defaultMessage: 'The work cannot be shown now',
    },
    shareOut: {
      id: 'workload.person.shareOut',
      description: 'Button: gives work of this person to colleagues',
      defaultMessage: 'Share out the work',
    },
    whoSees: {
      id: 'workload.person.whoSees',
      description: 'Below the own page: who else sees it',
      defaultMessage: 'You and the managers of your team see this page; nobody else does.',
    },
    next: {
      id: 'workload.person.next',
      description: 'Heading above the work whose deadline comes first',
      defaultMessage: 'Next',
    },
    noWork: {
      id: 'workload.person.noWork',
      description: 'There is no active work',
      defaultMessage: 'No active work.',
    },
    weeks: {
      id: 'workload.person.weeks',
      description: 'Title of the chart of eight weeks',
      defaultMessage: 'Received and done, by week',
    },
    week: {
      id: 'workload.person.week',
      description: 'Head of the column of weeks',
      defaultMessage: 'Week from',
    },
    received: {
      id: 'workload.person.received',
      description: 'Name of the figures of work that came',
      defaultMessage: 'Received',
    },
    done: {
      id: 'workload.person.done',
      description: 'Name of the figures of work that was finished',
      defaultMessage: 'Done',
    },
    pace: {
      id: 'workload.person.pace',
      description: 'Heading above the statuses in which work stays longest',
      defaultMessage: 'Where work stays longest, last 28 days',
    },
    noPace: {
      id: 'workload.person.noPace',
      description: 'No work has moved in 28 days',
      defaultMessage: 'No work has moved.',
    },
    noVisits: {
      id: 'workload.person.noVisits',
      description: 'There are no visits in seven days',
      defaultMessage: 'No visits.',
    },
    absences: {
      id: 'workload.person.absences',
      description: 'Heading above when somebody is away',
      defaultMessage: 'Away in the next 90 days',
    },
    noAbsences: {
      id: 'workload.person.noAbsences',
      description: 'Nobody knows of an absence',
      defaultMessage: 'Present throughout.',
    },
  }),
  figure: defineMessage<{ figure: string }>({
    id: 'workload.person.figure',
    description: 'What a figure counts; a link to the list',
    defaultMessage:
      '{figure, select, active {In work} new {New} due_today {Deadline today} overdue {Overdue} legal_near {Legal ≤ 3 days} waiting {Waiting} untouched {Untouched for 7 days} done_today {Done today} done_7_days {Done in 7 days} other {Visits in 7 days}}',
  }),
  allWork: defineMessage<{ count: number }>({
    id: 'workload.person.allWork',
    description: 'Link to all active work',
    defaultMessage: '{count, plural, one {All # task} other {All # tasks}}',
  }),
  visits: defineMessage<{ count: number }>({
    id: 'workload.person.visits',
    description: 'Heading above the visits of seven days',
    defaultMessage: 'Visits in 7 days ({count})',
  }),
  moves: defineMessage<{ count: number }>({
    id: 'workload.person.moves',
    description: 'How many pieces of work have left a status',
    defaultMessage: '{count, plural, one {# task} other {# tasks}}',
  }),
  hours: defineMessage<{ count: number }>({
    id: 'workload.person.hours',
    description: 'How long work stays in a status',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
  }),
  days: defineMessage<{ count: number }>({
    id: 'workload.person.days',
    description: 'How long work stays in a status',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
  }),
  backMoves: defineMessage<{ count: number }>({
    id: 'workload.person.backMoves',
    description: 'How often work went back to an earlier status',
    defaultMessage:
      '{count, plural, =0 {Nothing went back to an earlier status.} one {Work went back to an earlier status once.} other {Work went back to an earlier status # times.}}',
  }),
  away: defineMessage<{ from: string; until: string; when: 'now' | 'later' }>({
    id: 'workload.person.away',
    description: 'When somebody is away',
    defaultMessage: '{from} – {until}{when, select, now {, now} other {}}',
  }),
};
