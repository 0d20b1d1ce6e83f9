import { defineMessages } from 'react-intl';

export const menuMessages = defineMessages({
  help: {
    id: 'assignments.menu.help',
    description: 'Menu entry (M9): the page on which the help of statuses is written',
    defaultMessage: 'Help',
  },
});
