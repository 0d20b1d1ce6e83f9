import { defineMessages } from 'react-intl';

/** Words of the page that an invitation leads to. */
export const messages = defineMessages({
  opening: {
    id: 'account.invitation.opening',
    description: 'Title of the tab while the link is opened',
    defaultMessage: 'Invitation',
  },
  over: {
    id: 'account.invitation.over',
    description: 'The link opens nothing any more',
    defaultMessage: 'This link does not work any more',
  },
  overText: {
    id: 'account.invitation.overText',
    description: 'Why, and what to do',
    defaultMessage:
      'It works once and for seven days. If you have a password, sign in; otherwise ask your administrator for a new link.',
  },
});
