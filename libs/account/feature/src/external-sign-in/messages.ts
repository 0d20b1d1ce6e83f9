import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  signInWith: defineMessage<{ provider: string }>({
    id: 'account.externalSignIn.signInWith',
    description: 'Button of the login page that leads to the identity provider of the organisation',
    defaultMessage: 'Sign in with {provider}',
  }),
  replaceText: defineMessage<{ name: string }>({
    id: 'account.externalSignIn.replaceText',
    description: 'Explains what happens to the present session',
    defaultMessage:
      '{name} is signed in in this browser. If you continue, that session ends and you are signed in with the account from the link.',
  }),
  keep: defineMessage<{ name: string }>({
    id: 'account.externalSignIn.keep',
    description: 'Button: leave everything as it is',
    defaultMessage: 'Stay signed in as {name}',
  }),
  ...defineMessages({
    or: {
      id: 'account.externalSignIn.or',
      description: 'Between the login form and the button of the identity provider',
      defaultMessage: 'or',
    },
    loggingIn: {
      id: 'account.externalSignIn.loggingIn',
      description: 'Shown at /logincallback while the token of the identity provider is checked, R3',
      defaultMessage: 'Logging in',
    },
    failed: {
      id: 'account.externalSignIn.failed',
      description: 'The sign-in at the identity provider failed; the Romanian text is exact, X6',
      defaultMessage: 'Authentication error! Please contact an administrator!',
    },
    failedTitle: {
      id: 'account.externalSignIn.failedTitle',
      description: 'Heading of /logincallback after a failure',
      defaultMessage: 'You are not signed in',
    },
    toLogin: {
      id: 'account.externalSignIn.toLogin',
      description: 'Button to the login page after a failure, R3',
      defaultMessage: 'Sign in',
    },
    replaceTitle: {
      id: 'account.externalSignIn.replaceTitle',
      description: 'Heading when a link would sign in somebody while another user is signed in',
      defaultMessage: 'Somebody is already signed in',
    },
    replace: {
      id: 'account.externalSignIn.replace',
      description: 'Button: end the present session and sign in with the account from the link',
      defaultMessage: 'Continue with the other account',
    },
  }),
};
