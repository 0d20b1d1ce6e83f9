import { defineMessages } from 'react-intl';

/** Words of the menu entry, apart from the page so that the menu stays light. */
export const menuMessages = defineMessages({
  newClaim: {
    id: 'fnol.menu.newClaim',
    description: 'Menu entry: the staff take in a claim',
    defaultMessage: 'New claim',
  },
  keywords: {
    id: 'fnol.menu.keywords',
    description: 'Other words that people type for the page, separated by spaces',
    defaultMessage: 'register report notification intake phone call fnol',
  },
});
