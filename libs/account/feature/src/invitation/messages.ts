import { defineMessage, defineMessages } from 'react-intl';

/** Words of the page that an invitation leads to. */
export const messages = {
  ...defineMessages({
    opening: {
      id: 'account.invitation.opening',
      description: 'Title of the tab while the link is read',
      defaultMessage: 'Invitation',
    },
    choose: {
      id: 'account.invitation.choose',
      description: 'Button that opens the link',
      defaultMessage: 'Choose a password',
    },
    reset: {
      id: 'account.invitation.reset',
      description: 'Title for somebody whose password was reset',
      defaultMessage: 'A new password',
    },
    once: {
      id: 'account.invitation.once',
      description: 'How the link is used',
      defaultMessage: 'The link works once.',
    },
    used: {
      id: 'account.invitation.used',
      description: 'Title: the link was used',
      defaultMessage: 'This link was used already',
    },
    usedText: {
      id: 'account.invitation.usedText',
      description: 'What to do then',
      defaultMessage:
        'If you have chosen a password, sign in with it. If it was not you who used the link, or you closed the page before, ask an administrator for a new link.',
    },
    expired: {
      id: 'account.invitation.expired',
      description: 'Title: the link is over',
      defaultMessage: 'This link has expired',
    },
    unknown: {
      id: 'account.invitation.over',
      description: 'Title: the link opens nothing',
      defaultMessage: 'This link opens nothing',
    },
    unknownText: {
      id: 'account.invitation.overText',
      description: 'Why, and what to do',
      defaultMessage:
        'Perhaps a newer one was sent: use the latest e-mail, and copy the whole address. If you have a password, sign in; otherwise ask an administrator for a new link.',
    },
    toLogin: {
      id: 'account.invitation.toLogin',
      description: 'Leads to the login',
      defaultMessage: 'Sign in',
    },
    unexpected: {
      id: 'account.invitation.unexpected',
      description: 'For somebody who does not know why they are invited',
      defaultMessage: 'You did not expect this? Close the page: nothing has happened yet.',
    },
  }),
  byAndUntil: defineMessage<{ name: string; time: string }>({
    id: 'account.invitation.byAndUntil',
    description: 'Who sent the invitation, and until when it holds',
    defaultMessage: 'Invitation from {name}, until {time}',
  }),
  resetByAndUntil: defineMessage<{ name: string; time: string }>({
    id: 'account.invitation.resetByAndUntil',
    description: 'Who sent the link for a new password, and until when it holds',
    defaultMessage: 'Link from {name}, until {time}',
  }),
  until: defineMessage<{ time: string }>({
    id: 'account.invitation.until',
    description: 'Until when the link of a directory holds',
    defaultMessage: 'Until {time}',
  }),
  welcome: defineMessage<{ name: string }>({
    id: 'account.invitation.welcome',
    description: 'Title for somebody new',
    defaultMessage: 'Welcome, {name}',
  }),
  account: defineMessage<{ organisation: string; username: string }>({
    id: 'account.invitation.account',
    description: 'Where the account is, and how one signs in',
    defaultMessage: 'You have an account in Dosar at {organisation}. You sign in as {username}.',
  }),
  work: defineMessage<{ count: number; roles: string }>({
    id: 'account.invitation.work',
    description: 'What the person was given; {roles} is a list of names of roles',
    defaultMessage: '{count, plural, one {Your role} other {Your roles}}: {roles}.',
  }),
  team: defineMessage<{ team: string }>({
    id: 'account.invitation.team',
    description: 'Which team the person belongs to',
    defaultMessage: 'Your team: {team}.',
  }),
  expiredText: defineMessage<{ time: string; name: string }>({
    id: 'account.invitation.expiredText',
    description: 'When it was over, and who sends another one',
    defaultMessage: 'It was open until {time}. {name} can send you a new one.',
  }),
  expiredOfNobody: defineMessage<{ time: string }>({
    id: 'account.invitation.expiredOfNobody',
    description: 'When it was over, and who sends another one',
    defaultMessage: 'It was open until {time}. An administrator can send you a new one.',
  }),
};
