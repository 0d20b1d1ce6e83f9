import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'backoffice.shortcuts.title',
    description:
      'Title of the window with the keyboard shortcuts; also the entry of the user menu that opens it',
    defaultMessage: 'Keyboard shortcuts',
  },
  about: {
    id: 'backoffice.shortcuts.about',
    description: 'Heading above the version of the product',
    defaultMessage: 'About Dosar',
  },
  toSearch: {
    id: 'backoffice.shortcuts.toSearch',
    description: 'What a key does: opens the page of the search',
    defaultMessage: 'Search',
  },
  toDashboard: {
    id: 'backoffice.shortcuts.toDashboard',
    description: 'What a key does: opens the dashboard',
    defaultMessage: 'Go to the dashboard',
  },
  toTasks: {
    id: 'backoffice.shortcuts.toTasks',
    description: 'What a key does: opens the list of tasks',
    defaultMessage: 'Go to the tasks',
  },
});
