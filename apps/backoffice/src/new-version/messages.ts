import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'backoffice.newVersion.title',
    description: 'A newer version of the product was installed while the page was open',
    defaultMessage: 'There is a new version',
  },
  text: {
    id: 'backoffice.newVersion.text',
    description: 'Beside a page that works on: what reloading does to what is being typed',
    defaultMessage: 'Reload when it suits you. Drafts are kept.',
  },
  pageGone: {
    id: 'backoffice.newVersion.pageGone',
    description: 'S9: in place of a page of the version before, which is not there any more',
    defaultMessage:
      'This page belongs to the version before. Close this to load the new one; drafts are kept.',
  },
  reload: {
    id: 'backoffice.newVersion.reload',
    description: 'Button: takes up the new version now',
    defaultMessage: 'Reload',
  },
  later: {
    id: 'backoffice.newVersion.later',
    description: 'Button: hides the offer for an hour',
    defaultMessage: 'Later',
  },
  windowMissing: {
    id: 'backoffice.newVersion.windowMissing',
    description: 'A window of the shell could not be fetched: no network, or a newer version was installed',
    defaultMessage: 'The window could not be opened. Check the connection, or reload the page.',
  },
});
