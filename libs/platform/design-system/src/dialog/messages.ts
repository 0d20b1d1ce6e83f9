import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  close: {
    id: 'design-system.dialog.close',
    description: 'Button that closes a dialog or a side panel',
    defaultMessage: 'Close',
  },
  cancel: {
    id: 'design-system.confirmDialog.cancel',
    description: 'Button that leaves everything as it is',
    defaultMessage: 'Cancel',
  },
  closeAndReload: {
    id: 'design-system.forceRefreshDialog.close',
    description: 'Only button of the dialog about a page that is out of date; loads the page anew',
    defaultMessage: 'Close and reload',
  },
  error: {
    id: 'design-system.errorDialog.title',
    description:
      'Title of the dialog and of the notice about an unexpected error; Romanian text given by the specification',
    defaultMessage: 'Error',
  },
  type: {
    id: 'design-system.errorDialog.type',
    description: 'Before the kind of an error',
    defaultMessage: 'Type',
  },
  errorId: {
    id: 'design-system.errorDialog.errorId',
    description: 'Before the id of an error; also what the copy button copies',
    defaultMessage: 'Error id',
  },
  message: {
    id: 'design-system.errorDialog.message',
    description: 'Before the message of an error',
    defaultMessage: 'Message',
  },
  stack: {
    id: 'design-system.errorDialog.stack',
    description: 'Before the place in the code; shown in Development only',
    defaultMessage: 'Stack',
  },
});
