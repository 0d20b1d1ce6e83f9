import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage({
    id: 'absences.chart.title',
    description: 'Heading of the page about the absences of a team',
    defaultMessage: 'Absences of the team',
  }),
  failed: defineMessage({
    id: 'absences.chart.failed',
    description: 'Title when the wall chart could not be fetched',
    defaultMessage: 'The absences could not be read',
  }),
  undisclosed: defineMessage({
    id: 'absences.chart.undisclosed',
    description: 'In the chart: somebody is away, and why is not for the reader',
    defaultMessage: 'Away',
  }),
  earlier: defineMessage({
    id: 'absences.chart.earlier',
    description: 'Button: shows the weeks before',
    defaultMessage: 'Earlier',
  }),
  later: defineMessage({
    id: 'absences.chart.later',
    description: 'Button: shows the weeks after',
    defaultMessage: 'Later',
  }),
  today: defineMessage({
    id: 'absences.chart.today',
    description: 'Button: shows the weeks around today',
    defaultMessage: 'Today',
  }),
  print: defineMessage({
    id: 'absences.chart.print',
    description: 'Button: prints the wall chart',
    defaultMessage: 'Print',
  }),
  enter: defineMessage({
    id: 'absences.chart.enter',
    description: 'Button: enters an absence for somebody',
    defaultMessage: 'Enter for somebody',
  }),
  person: defineMessage({
    id: 'absences.chart.person',
    description: 'Field: whose absence is entered',
    defaultMessage: 'Person',
  }),
  weeks: defineMessage({
    id: 'absences.chart.weeks',
    description: 'Choice: five weeks at once',
    defaultMessage: '5 weeks',
  }),
  quarter: defineMessage({
    id: 'absences.chart.quarter',
    description: 'Choice: three months at once',
    defaultMessage: 'Quarter',
  }),
  span: defineMessage({
    id: 'absences.chart.span',
    description: 'Name of the choice how many days are shown',
    defaultMessage: 'Show',
  }),
  present: defineMessage({
    id: 'absences.chart.present',
    description: 'Name of the row that counts who is there',
    defaultMessage: 'Present',
  }),
  minimum: defineMessage<{ count: number }>({
    id: 'absences.chart.minimum',
    description: 'Behind the name of that row',
    defaultMessage: 'minimum {count}',
  }),
  awayToday: defineMessage<{ days: string; people: number }>({
    id: 'absences.chart.awayToday',
    description: 'Above the chart',
    defaultMessage: '{days} of {people} away today',
  }),
  lowDays: defineMessage<{ count: number }>({
    id: 'absences.chart.lowDays',
    description: 'Above the chart: days with too few people',
    defaultMessage: '{count, plural, one {# day below the minimum} other {# days below the minimum}}',
  }),
  legend: defineMessage({
    id: 'absences.chart.legend',
    description: 'Name of the list below the chart that explains its bars',
    defaultMessage: 'Legend',
  }),
  legendApproved: defineMessage({
    id: 'absences.chart.legendApproved',
    description: 'Legend: a bar in the brand colour',
    defaultMessage: 'approved',
  }),
  legendAsked: defineMessage({
    id: 'absences.chart.legendAsked',
    description: 'Legend: a striped bar',
    defaultMessage: 'asked, not decided',
  }),
  legendHalf: defineMessage({
    id: 'absences.chart.legendHalf',
    description: 'Legend: a bar as wide as half a day',
    defaultMessage: 'half a day',
  }),
  legendOther: defineMessage({
    id: 'absences.chart.legendOther',
    description: 'Legend: a grey bar',
    defaultMessage: 'other absences',
  }),
  legendPresent: defineMessage({
    id: 'absences.chart.legendPresent',
    description: 'Legend: a dotted bar',
    defaultMessage: 'telework, present',
  }),
  legendFree: defineMessage({
    id: 'absences.chart.legendFree',
    description: 'Legend: a day on which nobody works',
    defaultMessage: 'public holiday',
  }),
  toDecide: defineMessage<{ name: string }>({
    id: 'absences.chart.toDecide',
    description: 'Behind the short name of the request that is open',
    defaultMessage: '{name} · to decide',
  }),
  asked: defineMessage<{ name: string }>({
    id: 'absences.chart.asked',
    description: 'Behind the short name of an absence that is not decided',
    defaultMessage: '{name} · asked',
  }),
  barText: defineMessage<{ person: string; name: string; days: string; state: string }>({
    id: 'absences.chart.barText',
    description: 'A bar of the chart in words',
    defaultMessage: '{person}: {name}, {days}, {state}',
  }),
  noTeam: defineMessage({
    id: 'absences.chart.noTeam',
    description: 'Shown when a manager has nobody',
    defaultMessage: 'Nobody reports to you',
  }),
};
