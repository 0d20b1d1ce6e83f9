import { defineMessage } from 'react-intl';

export const messages = {
  search: defineMessage({
    id: 'tracking.landing.search',
    description:
      'Button of the landing page that leads to the search box, when the organisation configured no other',
    defaultMessage: 'Look up a case',
  }),
};
