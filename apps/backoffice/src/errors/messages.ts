import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  sessionReplaced: {
    id: 'backoffice.errors.sessionReplaced',
    description: 'Title of the dialog after a 405: another tab has changed who is signed in',
    defaultMessage: 'You signed in differently in another tab',
  },
  sessionReplacedText: {
    id: 'backoffice.errors.sessionReplacedText',
    description: 'Text of the same dialog',
    defaultMessage: 'This page belongs to the earlier sign-in. Close it to go on with the new one.',
  },
  closeAndReload: {
    id: 'backoffice.errors.closeAndReload',
    description: 'Only button of the same dialog; reloads the page',
    defaultMessage: 'Close and reload',
  },
  pageFailed: {
    id: 'backoffice.errors.pageFailed',
    description: 'A page could not be shown because of a fault in it or because a new version was installed',
    defaultMessage: 'This page could not be shown',
  },
  pageFailedText: {
    id: 'backoffice.errors.pageFailedText',
    description: 'What to do when a page could not be shown',
    defaultMessage: 'Reload it; a newer version may have been installed meanwhile.',
  },
});
