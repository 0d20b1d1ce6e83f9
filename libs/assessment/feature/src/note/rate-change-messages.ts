import { defineMessage } from 'react-intl';

/** How rates that have changed are told in a note that was reckoned with the ones before. */
export const rateChangeMessages = {
  changed: defineMessage<{ changes: string }>({
    id: 'assessment.finding.ratesChanged',
    description:
      'Sentence about a damage note; changes is a list such as: Painting 190,00 → 200,00 lei an hour',
    defaultMessage: 'Rates have changed: {changes}. Recalculate.',
  }),
  hourly: defineMessage<{ rate: string; before: string; after: string }>({
    id: 'assessment.finding.hourlyRateChanged',
    description: 'An hourly rate that has changed, in a list',
    defaultMessage: '{rate} {before} → {after} lei an hour',
  }),
  discount: defineMessage<{ before: string; after: string }>({
    id: 'assessment.finding.discountChanged',
    description: 'The discount on parts that has changed, in a list',
    defaultMessage: 'discount on parts {before} → {after} %',
  }),
};
