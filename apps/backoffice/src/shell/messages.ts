import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  dashboard: { id: 'backoffice.menu.dashboard', description: 'Menu entry, M1', defaultMessage: 'Dashboard' },
  tasks: { id: 'backoffice.menu.tasks', description: 'Menu entry, M1', defaultMessage: 'Tasks' },
  navigation: {
    id: 'backoffice.menu.navigation',
    description: 'Name of the main navigation for screen readers',
    defaultMessage: 'Main',
  },
  home: {
    id: 'backoffice.topBar.home',
    description: 'Read after the name of the organisation: where its logo leads',
    defaultMessage: ', home',
  },
  userMenu: {
    id: 'backoffice.userMenu.open',
    description: 'Name of the button with the name of the signed-in person',
    defaultMessage: 'User menu',
  },
  signOut: { id: 'backoffice.userMenu.signOut', description: 'In the user menu', defaultMessage: 'Sign out' },
  notAvailable: {
    id: 'backoffice.notAvailable.title',
    description: 'Page of an area that is not built yet',
    defaultMessage: 'Not available yet',
  },
  notAvailableText: {
    id: 'backoffice.notAvailable.text',
    description: 'Text of the same page',
    defaultMessage: 'This part of Dosar is not ready yet. Your tasks are in the menu.',
  },
});
