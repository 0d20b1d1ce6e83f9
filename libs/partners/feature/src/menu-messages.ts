import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  own: {
    id: 'partners.own.menu',
    description: "Menu entry for a partner's people",
    defaultMessage: 'Jobs',
  },
  jobs: {
    id: 'partners.watch.menu',
    description: 'Menu entry: jobs of partners, for managers and partner administrators',
    defaultMessage: 'Jobs of partners',
  },
  menu: {
    id: 'partners.special.menu',
    description: 'Menu entry (M7)',
    defaultMessage: 'Partners',
  },
  keywords: {
    id: 'partners.special.keywords',
    description: 'Other words that people type for the page, separated by spaces',
    defaultMessage: 'special customer fleet leasing vip plates',
  },
});
