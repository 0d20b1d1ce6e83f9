import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'account.renewPassword.title',
      description: 'Heading of the page that asks for a new password before anything opens',
      defaultMessage: 'New password',
    },
    expired: {
      id: 'account.renewPassword.expired',
      description: 'Warning on top of that page; the Romanian text is exact, X8',
      defaultMessage: 'Your password has expired. Choose a new one!',
    },
    given: {
      id: 'account.renewPassword.given',
      description: 'Warning on top of that page when somebody else set the password',
      defaultMessage: 'Your password was given to you by somebody else. Choose one that only you know.',
    },
    submit: {
      id: 'account.renewPassword.submit',
      description: 'Button that stores the new password and goes on',
      defaultMessage: 'Save and continue',
    },
    leave: {
      id: 'account.renewPassword.leave',
      description: 'Button that signs out instead of giving a new password',
      defaultMessage: 'Sign out',
    },
    notRenewed: {
      id: 'account.renewPassword.notRenewed',
      description: 'The server refused the new password and did not say why',
      defaultMessage: 'The password was not changed. Try another one.',
    },
  }),
  welcome: defineMessage<{ name: string }>({
    id: 'account.renewPassword.welcome',
    description: 'Heading of the page for somebody who has come by an invitation',
    defaultMessage: 'Welcome, {name}',
  }),
  signsInAs: defineMessage<{ username: string; organisation: string }>({
    id: 'account.renewPassword.signsInAs',
    description: 'Under that heading',
    defaultMessage: 'Choose a password. You sign in as {username} at {organisation}.',
  }),
};
