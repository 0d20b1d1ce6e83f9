import { defineMessages } from 'react-intl';

/** Words by which the settings list the page of people. */
export const messages = defineMessages({
  title: {
    id: 'account.people.title',
    description: 'Page of the settings',
    defaultMessage: 'Users and roles',
  },
  about: {
    id: 'account.people.about',
    description: 'What that page is for, in one line',
    defaultMessage: 'Who signs in, with which roles; invitations, locks and sign-ins',
  },
  group: {
    id: 'account.people.group',
    description: 'Group of pages of the settings',
    defaultMessage: 'People',
  },
  keywords: {
    id: 'account.people.keywords',
    description: 'Words that people search for, separated by spaces',
    defaultMessage: 'account password invite lock deactivate permission',
  },
});
