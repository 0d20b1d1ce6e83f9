import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.changePassword.title',
    description: 'Title of the dialog; the Romanian text is exact, S7',
    defaultMessage: 'Change password',
  },
  oldPassword: {
    id: 'account.changePassword.oldPassword',
    description: 'Label of the field for the present password',
    defaultMessage: 'Old password',
  },
  submit: {
    id: 'account.changePassword.submit',
    description: 'Button that changes the password',
    defaultMessage: 'Change',
  },
  cancel: {
    id: 'account.changePassword.cancel',
    description: 'Button that closes the dialog',
    defaultMessage: 'Cancel',
  },
  done: {
    id: 'account.changePassword.done',
    description: 'Notice after the change; the Romanian text is exact, X10',
    defaultMessage: 'The password was changed.',
  },
  notChanged: {
    id: 'account.changePassword.notChanged',
    description: 'The server refused the new password and did not say why',
    defaultMessage: 'The password was not changed. Try another one.',
  },
});

/** The words for what is wrong with the old password. */
export const oldPasswordReasons = defineMessages({
  old_required: {
    id: 'account.changePassword.oldRequired',
    description: 'The old password was not typed',
    defaultMessage: 'Type the old password.',
  },
  old_wrong: {
    id: 'account.changePassword.oldWrong',
    description: 'The server says that it is not the present password; the Romanian text is exact, V2',
    defaultMessage: 'The old password is not right.',
  },
});
