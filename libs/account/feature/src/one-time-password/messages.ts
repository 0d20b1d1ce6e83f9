import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'account.oneTimePassword.title',
      description: 'Heading of the page that asks for the code after the password',
      defaultMessage: 'Sign-in code',
    },
    sent: {
      id: 'account.oneTimePassword.sent',
      description: 'A code is on its way; the Romanian text is exact, X7',
      defaultMessage: 'A sign-in code was sent to the channel of communication of this account.',
    },
    code: {
      id: 'account.oneTimePassword.code',
      description: 'Label of the field for the code',
      defaultMessage: 'Code',
    },
    hint: {
      id: 'account.oneTimePassword.hint',
      description: 'Below the field for the code',
      defaultMessage: 'The eight digits of the message.',
    },
    digitsOnly: {
      id: 'account.oneTimePassword.digitsOnly',
      description: 'V7, the code contains something that is no digit',
      defaultMessage: 'The code has digits only.',
    },
    notNegative: {
      id: 'account.oneTimePassword.notNegative',
      description: 'V7, the code is below 0',
      defaultMessage: 'The code cannot be less than 0.',
    },
    submit: {
      id: 'account.oneTimePassword.submit',
      description: 'Button that sends the code',
      defaultMessage: 'Confirm the code',
    },
    invalid: {
      id: 'account.oneTimePassword.invalid',
      description: 'The code was wrong; the Romanian text is exact, X7',
      defaultMessage: 'Invalid code!',
    },
    expired: {
      id: 'account.oneTimePassword.expired',
      description: 'The time of the code is over',
      defaultMessage: 'The code has expired. Ask for another one.',
    },
    resend: {
      id: 'account.oneTimePassword.resend',
      description: 'Button that asks for another code',
      defaultMessage: 'Send another code',
    },
    notSent: {
      id: 'account.oneTimePassword.notSent',
      description: 'No code could be sent; the Romanian text is exact, X7',
      defaultMessage: 'The access code could not be generated! Please contact an administrator!',
    },
    tryAgain: {
      id: 'account.oneTimePassword.tryAgain',
      description: 'Button after no code could be sent',
      defaultMessage: 'Try again',
    },
    blocked: {
      id: 'account.oneTimePassword.blocked',
      description: 'No code is sent for a while; the Romanian text is exact, X7',
      defaultMessage: 'The account is temporarily blocked. Try again later!',
    },
    userBlocked: {
      id: 'account.oneTimePassword.userBlocked',
      description: 'Too many wrong codes; the Romanian text is exact, X7',
      defaultMessage: 'Account locked! Please contact an administrator!',
    },
    blockOver: {
      id: 'account.oneTimePassword.blockOver',
      description: 'The block has ended while the page was open',
      defaultMessage: 'You can ask for a code again.',
    },
    otherUser: {
      id: 'account.oneTimePassword.otherUser',
      description: 'Button that leaves this login and goes back to user name and password',
      defaultMessage: 'Sign in as somebody else',
    },
  }),
  signingInAs: defineMessage<{ username: string }>({
    id: 'account.oneTimePassword.signingInAs',
    description: 'Whose login is being completed',
    defaultMessage: 'You are signing in as {username}.',
  }),
  expiresIn: defineMessage<{ clock: string }>({
    id: 'account.oneTimePassword.expiresIn',
    description: 'Countdown until the code expires and another one can be asked for',
    defaultMessage: 'The code expires in {clock}.',
  }),
  blockedUntil: defineMessage<{ time: string; clock: string }>({
    id: 'account.oneTimePassword.blockedUntil',
    description: 'When a code can be asked for again, as time of day and as countdown',
    defaultMessage: 'You can ask for a code again at {time}, in {clock}.',
  }),
};
