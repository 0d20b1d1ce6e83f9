import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  menu: {
    id: 'workload.area.menu',
    description: 'Menu entry, M4, and title of the page with all that managers do',
    defaultMessage: 'Manager',
  },
});
