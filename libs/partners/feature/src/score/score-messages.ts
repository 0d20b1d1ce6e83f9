import { defineMessage, defineMessages } from 'react-intl';

/** Words of the score of a partner. */
export const messages = {
  ...defineMessages({
    answer: {
      id: 'partners.score.answer',
      description: 'Figure: hours until an offer is answered',
      defaultMessage: 'Answer',
    },
    in_shop: {
      id: 'partners.score.inShop',
      description: 'Figure: days from the beginning of the work to its end',
      defaultMessage: 'Days in the shop',
    },
    late: {
      id: 'partners.score.late',
      description: 'Figure: days behind the promised day',
      defaultMessage: 'Against the promise',
    },
    estimate: {
      id: 'partners.score.estimate',
      description: 'Figure: first estimate against what was agreed',
      defaultMessage: 'Estimate against agreed',
    },
    reopened: {
      id: 'partners.score.reopened',
      description: 'Figure: share of jobs that were done again',
      defaultMessage: 'Done again',
    },
    grade: {
      id: 'partners.score.grade',
      description: 'Figure: mean grade of those who had the damage',
      defaultMessage: 'Grade of claimants',
    },
    trend: {
      id: 'partners.score.trend',
      description: 'Field: which figure is drawn',
      defaultMessage: 'Over the last 12 weeks',
    },
    trendDay: {
      id: 'partners.score.trendDay',
      description: 'What the points of the drawing are: the 90 days before a day',
      defaultMessage: '90 days until',
    },
    trendOwn: {
      id: 'partners.score.trendOwn',
      description: 'Name of the line of the partner itself',
      defaultMessage: 'This partner',
    },
    trendCounty: {
      id: 'partners.score.trendCounty',
      description: 'Name of the line of the county',
      defaultMessage: 'County, now',
    },
    heading: {
      id: 'partners.score.heading',
      description: 'Heading in the pane of a partner',
      defaultMessage: 'Score, last 90 days',
    },
    noCounty: {
      id: 'partners.score.noCounty',
      description: 'Where too few partners of the county have enough jobs',
      defaultMessage: 'too few in the county to compare',
    },
    same: {
      id: 'partners.score.same',
      description: 'Trend: as in the 90 days before',
      defaultMessage: 'as in the 90 days before',
    },
  }),
  tooFew: defineMessage<{ count: number; least: number }>({
    id: 'partners.score.tooFew',
    description: 'In place of a figure: why there is none',
    defaultMessage:
      '{count, plural, =0 {no case yet} one {# case} other {# cases}}: too few for a figure, {least} are needed',
  }),
  cases: defineMessage<{ count: number }>({
    id: 'partners.score.cases',
    description: 'On how many cases a figure stands',
    defaultMessage: '{count, plural, one {# case} other {# cases}}',
  }),
  county: defineMessage<{ value: string }>({
    id: 'partners.score.county',
    description: 'The median of the others in the county',
    defaultMessage: 'county {value}',
  }),
  change: defineMessage<{ change: string }>({
    id: 'partners.score.change',
    description: 'Trend: by how much it differs from the 90 days before',
    defaultMessage: '{change} against the 90 days before',
  }),
  gradeOf: defineMessage<{ value: string }>({
    id: 'partners.score.gradeOf',
    description: 'A mean grade, of which 5 is the best',
    defaultMessage: '{value} of 5',
  }),
  hours: defineMessage<{ value: string }>({
    id: 'partners.score.hours',
    description: 'A number of hours',
    defaultMessage: '{value} h',
  }),
  days: defineMessage<{ count: number; value: string }>({
    id: 'partners.score.days',
    description: 'A number of days',
    defaultMessage: '{count, plural, one {{value} day} other {{value} days}}',
  }),
};
