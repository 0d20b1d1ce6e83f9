import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  own: {
    id: 'partners.own.menu',
    description: "Menu entry for a partner's people",
    defaultMessage: 'Jobs',
  },
  ownKeywords: {
    id: 'partners.own.keywords',
    description: 'Other words that people type for the page, separated by spaces',
    defaultMessage: 'offers estimate invoice repair',
  },
  jobs: {
    id: 'partners.watch.menu',
    description: 'Menu entry: jobs of partners, for managers and partner administrators',
    defaultMessage: 'Jobs of partners',
  },
  jobsKeywords: {
    id: 'partners.watch.keywords',
    description: 'Other words that people type for the page, separated by spaces',
    defaultMessage: 'late overdue score choices steering repair shop',
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
