import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  navigation: {
    id: 'backoffice.menu.navigation',
    description: 'Name of the main navigation for screen readers',
    defaultMessage: 'Main',
  },
});
