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
