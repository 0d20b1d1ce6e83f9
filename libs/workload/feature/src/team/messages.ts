import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'workload.team.title',
      description: 'Page of a team and its work',
      defaultMessage: 'Team',
    },
    failed: {
      id: 'workload.team.failed',
      description: 'The page of the team could not be read',
      defaultMessage: 'The team could not be loaded',
    },
    rebalance: {
      id: 'workload.team.rebalance',
      description: 'Button that opens the page on which work is shared out again',
      defaultMessage: 'Rebalance',
    },
    rebalanceFrom: {
      id: 'workload.team.rebalanceFrom',
      description: 'Button that shares out the work of the chosen people',
      defaultMessage: 'Share out their work',
    },
    nobody: {
      id: 'workload.team.nobody',
      description: 'The manager has no team',
      defaultMessage: 'You have no team',
    },
    nobodyText: {
      id: 'workload.team.nobodyText',
      description: 'Why the page of the team is empty',
      defaultMessage: 'A configurator can put you into one.',
    },
    person: {
      id: 'workload.team.person',
      description: 'Column of people',
      defaultMessage: 'Person',
    },
    load: {
      id: 'workload.team.load',
      description: 'Column of the weighted load',
      defaultMessage: 'Weighted load',
    },
    trend: {
      id: 'workload.team.trend',
      description: 'Column that tells whether work gets more',
      defaultMessage: 'Trend',
    },
    oldest: {
      id: 'workload.team.oldest',
      description: 'Column of the age of the oldest work',
      defaultMessage: 'Oldest',
    },
    gone: {
      id: 'workload.team.gone',
      description: 'Somebody who can be given no work any more',
      defaultMessage: 'cannot get work',
    },
    penalties: {
      id: 'workload.team.penalties',
      description: 'What delay costs now',
      defaultMessage: 'Penalties running now',
    },
    noDeadlines: {
      id: 'workload.team.noDeadlines',
      description: 'No legal deadline in the list',
      defaultMessage: 'None.',
    },
    allDeadlines: {
      id: 'workload.team.allDeadlines',
      description: 'Link to all legal deadlines',
      defaultMessage: 'All legal deadlines',
    },
  }),
  titleOf: defineMessage<{ team: string }>({
    id: 'workload.team.titleOf',
    description: 'Title of the page of a team',
    defaultMessage: 'Team: {team}',
  }),
  asOf: defineMessage<{ time: string }>({
    id: 'workload.team.asOf',
    description: 'When the figures were counted',
    defaultMessage: 'at {time}',
  }),
  figure: defineMessage<{ figure: string }>({
    id: 'workload.team.figure',
    description: 'Header of a column of figures',
    defaultMessage:
      '{figure, select, active {In work} new {New} due_today {Today} overdue {Overdue} legal_near {Legal ≤ 3 d} waiting {Waiting} done_today {Done today} visits_7_days {Visits} other {In 7 days}}',
  }),
  figureOf: defineMessage<{ name: string; figure: string; count: number }>({
    id: 'workload.team.figureOf',
    description: 'Read for a figure that is a link',
    defaultMessage:
      '{name}, {figure, select, active {in work} new {new} due_today {deadline today} overdue {overdue} legal_near {legal deadline within 3 days} waiting {waiting} done_today {done today} visits_7_days {visits in 7 days} other {done in 7 days}}: {count}',
  }),
  figureOfTeam: defineMessage<{ figure: string }>({
    id: 'workload.team.figureOfTeam',
    description: 'A figure of the whole team',
    defaultMessage:
      '{figure, select, overdue {Overdue} risk {lei a day, legal delay} no_shows {No-shows, 7 days} decisions {Decisions waiting} away {Away today} other {In work}}',
  }),
  late: defineMessage({
    id: 'workload.team.late',
    description: 'Name of the list of figures about what is late',
    defaultMessage: 'What is late',
  }),
  lateOpen: defineMessage({
    id: 'workload.team.lateOpen',
    description: 'What the figure of late work counts',
    defaultMessage: 'new, in work and waiting',
  }),
  riskNear: defineMessage<{ count: number }>({
    id: 'workload.team.riskNear',
    description: 'How many legal deadlines are near',
    defaultMessage: '{count, plural, one {# legal deadline} other {# legal deadlines}} within 3 days',
  }),
  teamLoad: defineMessage<{ load: string; there: number; waiting: number }>({
    id: 'workload.team.teamLoad',
    description: 'Load of the whole team, below how much is in work',
    defaultMessage: 'load {load}, {there, plural, one {# present} other {# present}}, {waiting} waiting',
  }),
  days: defineMessage<{ days: number }>({
    id: 'workload.team.days',
    description: 'An age in days',
    defaultMessage: '{days} d',
  }),
  awayUntil: defineMessage<{ until: string; deputy: string }>({
    id: 'workload.team.awayUntil',
    description: 'Somebody is away now',
    defaultMessage: 'away until {until}{deputy, select, none {} other {, replaced by {deputy}}}',
  }),
  awayFrom: defineMessage<{ from: string; until: string }>({
    id: 'workload.team.awayFrom',
    description: 'Somebody will be away soon',
    defaultMessage: 'away {from} – {until}',
  }),
  overdueShort: defineMessage<{ count: number }>({
    id: 'workload.team.overdueShort',
    description: 'Overdue work on the card of a person',
    defaultMessage: '{count} overdue',
  }),
  cardLine: defineMessage<{ active: number; waiting: number; near: number }>({
    id: 'workload.team.cardLine',
    description: 'Figures on the card of a person',
    defaultMessage: '{active} in work, {waiting} waiting, {near} with a near legal deadline',
  }),
  perDay: defineMessage<{ amount: string }>({
    id: 'workload.team.perDay',
    description: 'What each further day costs',
    defaultMessage: '+{amount} a day',
  }),
  aDay: defineMessage<{ amount: string }>({
    id: 'workload.team.aDay',
    description: 'What each day would cost',
    defaultMessage: '{amount}/day',
  }),
  missed: defineMessage<{ count: number }>({
    id: 'workload.team.missed',
    description: 'Heading of missed legal deadlines',
    defaultMessage: 'Past the deadline ({count})',
  }),
  near: defineMessage<{ count: number }>({
    id: 'workload.team.near',
    description: 'Heading of near legal deadlines',
    defaultMessage: 'At risk in 7 days ({count})',
  }),
};
