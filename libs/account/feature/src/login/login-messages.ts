import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'account.login.title', description: 'Heading of the login page', defaultMessage: 'Sign in' },
  username: {
    id: 'account.login.username',
    description: 'Label of the user name field',
    defaultMessage: 'Username',
  },
  password: {
    id: 'account.login.password',
    description: 'Label of the password field',
    defaultMessage: 'Password',
  },
  usernameRequired: {
    id: 'account.login.usernameRequired',
    description: 'Exact text of the specification, V1',
    defaultMessage: 'Username is required.',
  },
  passwordRequired: {
    id: 'account.login.passwordRequired',
    description: 'Exact text of the specification, V1',
    defaultMessage: 'Password is required.',
  },
  staySignedIn: {
    id: 'account.login.staySignedIn',
    description: 'Choice below the password: keep the session when the browser is closed',
    defaultMessage: 'Stay signed in on this device',
  },
  submit: { id: 'account.login.submit', description: 'Button of the login form', defaultMessage: 'Sign in' },
  submitting: {
    id: 'account.login.submitting',
    description: 'What the progress bar stands for while user name and password are checked',
    defaultMessage: 'Signing in',
  },
  sessionEnded: {
    id: 'account.login.sessionEnded',
    description: 'Below "Refresh token expired", X4: what to do, and that nothing typed is lost',
    defaultMessage: 'Sign in again to go on where you were. Drafts are kept.',
  },
  wrongCredentials: {
    id: 'account.login.wrongCredentials',
    description: 'Login refused with 400 or any other status; the Romanian text is exact, X5',
    defaultMessage: 'Check the username and the password.',
  },
  accountLocked: {
    id: 'account.login.accountLocked',
    description: 'Login refused with 403; the Romanian text is exact, X5',
    defaultMessage: 'Account locked! Please contact an administrator!',
  },
  addressNotAllowed: {
    id: 'account.login.addressNotAllowed',
    description: 'Login refused with 401; the Romanian text is exact, X5',
    defaultMessage: 'IP address not authorised!',
  },
});
