import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  close: {
    id: 'design-system.dialog.close',
    description: 'Button that closes a dialog or a side panel',
    defaultMessage: 'Close',
  },
  cancel: {
    id: 'design-system.confirm-dialog.cancel',
    description: 'Button that leaves everything as it is',
    defaultMessage: 'Cancel',
  },
  error: {
    id: 'design-system.error-dialog.title',
    description:
      'Title of the dialog and of the notice about an unexpected error; Romanian text given by the specification',
    defaultMessage: 'Error',
  },
  type: {
    id: 'design-system.error-dialog.type',
    description: 'Before the kind of an error',
    defaultMessage: 'Type',
  },
  errorId: {
    id: 'design-system.error-dialog.error-id',
    description: 'Before the id of an error; also what the copy button copies',
    defaultMessage: 'Error id',
  },
  message: {
    id: 'design-system.error-dialog.message',
    description: 'Before the message of an error',
    defaultMessage: 'Message',
  },
  stack: {
    id: 'design-system.error-dialog.stack',
    description: 'Before the place in the code; shown in Development only',
    defaultMessage: 'Stack',
  },
});
