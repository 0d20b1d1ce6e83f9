import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'backoffice.help.title',
    description: 'Title of the window with help; also the entry of the user menu that opens it',
    defaultMessage: 'Help and shortcuts',
  },
  shortcuts: {
    id: 'backoffice.help.shortcuts',
    description: 'Heading above the list of keyboard shortcuts',
    defaultMessage: 'Keyboard shortcuts',
  },
  about: {
    id: 'backoffice.help.about',
    description: 'Heading above the version of the product',
    defaultMessage: 'About Dosar',
  },
  toSearch: {
    id: 'backoffice.help.toSearch',
    description: 'What a key does: opens the page of the search',
    defaultMessage: 'Search',
  },
  toDashboard: {
    id: 'backoffice.help.toDashboard',
    description: 'What a key does: opens the dashboard',
    defaultMessage: 'Go to the dashboard',
  },
  toTasks: {
    id: 'backoffice.help.toTasks',
    description: 'What a key does: opens the list of tasks',
    defaultMessage: 'Go to the tasks',
  },
});
