import { defineMessage } from 'react-intl';

/** What the score of a partner says for or against it, in the window in which one is chosen. */
export const messages = {
  inShop: defineMessage<{ value: number }>({
    id: 'partners.makeJob.inShop',
    description: 'Window in which a partner is asked for work',
    defaultMessage:
      '{value, plural, =0 {cars leave on the same day} one {cars stay # day} other {cars stay # days}}',
  }),
  grade: defineMessage<{ value: string }>({
    id: 'partners.makeJob.grade',
    description: 'Window in which a partner is asked for work: mean grade of claimants, of ten or more',
    defaultMessage: 'claimants grade it {value} of 5',
  }),
  inTime: defineMessage<{ value: number }>({
    id: 'partners.makeJob.inTime',
    description: 'Window in which a partner is asked for work: done on the promised day or before',
    defaultMessage: 'keeps the promised day',
  }),
  late: defineMessage<{ value: number }>({
    id: 'partners.makeJob.late',
    description: 'Window in which a partner is asked for work',
    defaultMessage:
      '{value, plural, one {# day after the promised one} other {# days after the promised one}}',
  }),
};
