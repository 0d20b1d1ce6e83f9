import { defineMessage, defineMessages } from 'react-intl';

/** Words of the account of a partner's own people. */
export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.people.heading',
      description: 'Heading in the pane of a partner',
      defaultMessage: 'Own access',
    },
    none: {
      id: 'partners.people.none',
      description: 'While its people have no account',
      defaultMessage: 'Its people do not sign in: they answer by telephone and e-mail.',
    },
    openAccount: {
      id: 'partners.people.open',
      description: 'Button and title of the window',
      defaultMessage: 'Open an account',
    },
    lead: {
      id: 'partners.people.lead',
      description: 'In the window: what an account means',
      defaultMessage:
        'Its people see exactly the jobs that you gave them, answer offers and send estimates and invoices. The first of them gets a link by e-mail.',
    },
    invite: {
      id: 'partners.people.invite',
      description: 'Button and title of the window',
      defaultMessage: 'Invite one more',
    },
    again: {
      id: 'partners.people.again',
      description: 'Button beside somebody who has not come yet',
      defaultMessage: 'Send the link again',
    },
    sent: {
      id: 'partners.people.sent',
      description: 'Told after an invitation was sent',
      defaultMessage: 'The link is on its way.',
    },
    end: { id: 'partners.people.end', description: 'Button', defaultMessage: 'End the account' },
    endText: {
      id: 'partners.people.endText',
      description: 'Asked before an account is ended',
      defaultMessage:
        'Its people read nothing here from now on. Their jobs stay and go on by telephone. You can open the account again.',
    },
    reopen: { id: 'partners.people.reopen', description: 'Button', defaultMessage: 'Open it again' },
    saved: { id: 'partners.people.saved', description: 'Told after a change', defaultMessage: 'Done.' },
    waiting: {
      id: 'partners.people.waiting',
      description: 'Beside somebody who has not come yet',
      defaultMessage: 'invited',
    },
    never: {
      id: 'partners.people.never',
      description: 'In place of when somebody was last here',
      defaultMessage: 'not seen yet',
    },
    name: { id: 'partners.people.name', description: 'Label of a field', defaultMessage: 'Name' },
    username: {
      id: 'partners.people.username',
      description: 'Label of a field',
      defaultMessage: 'User name',
    },
    email: { id: 'partners.people.email', description: 'Label of a field', defaultMessage: 'E-mail' },
    language: { id: 'partners.people.language', description: 'Label of a field', defaultMessage: 'Language' },
    usernameTaken: {
      id: 'partners.people.usernameTaken',
      description: 'Why nobody was invited',
      defaultMessage: 'Somebody has this user name already.',
    },
    emailTaken: {
      id: 'partners.people.emailTaken',
      description: 'Why nobody was invited',
      defaultMessage: 'Somebody of this partner has this address already.',
    },
  }),
  ended: defineMessage<{ time: string }>({
    id: 'partners.people.ended',
    description: 'While the account is ended',
    defaultMessage: 'The account was ended on {time}.',
  }),
  seen: defineMessage<{ time: string }>({
    id: 'partners.people.seen',
    description: 'When somebody was last here',
    defaultMessage: 'last here {time}',
  }),
};
