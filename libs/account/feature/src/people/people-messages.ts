import { defineMessage, defineMessages } from 'react-intl';

/** Words of the page of people. */
export const messages = {
  ...defineMessages({
    invite: {
      id: 'account.people.invite',
      description: 'Button and title of its window',
      defaultMessage: 'Invite',
    },
    sendInvitation: {
      id: 'account.people.sendInvitation',
      description: 'Button that sends an invitation',
      defaultMessage: 'Send the invitation',
    },
    invited: {
      id: 'account.people.invited',
      description: 'Said once somebody is invited',
      defaultMessage: 'The invitation is on its way. The link works for seven days.',
    },
    search: {
      id: 'account.people.search',
      description: 'Label of the search field',
      defaultMessage: 'Name, user name or e-mail',
    },
    states: { id: 'account.people.states', description: 'Name of a filter', defaultMessage: 'State' },
    closePerson: { id: 'account.people.closePerson', description: 'Button', defaultMessage: 'Close' },
    person: {
      id: 'account.people.person',
      description: 'Name of a part of the page',
      defaultMessage: 'Person',
    },
    role: { id: 'account.people.role', description: 'Label', defaultMessage: 'Role' },
    anyTeam: {
      id: 'account.people.anyTeam',
      description: 'Filter that keeps everybody',
      defaultMessage: 'Any team',
    },
    anyRole: {
      id: 'account.people.anyRole',
      description: 'Filter that keeps everybody',
      defaultMessage: 'Any role',
    },
    anyState: {
      id: 'account.people.anyState',
      description: 'Filter that keeps everybody',
      defaultMessage: 'Any state',
    },
    lastSeen: {
      id: 'account.people.lastSeen',
      description: 'Heading of a column',
      defaultMessage: 'Last sign-in',
    },
    rolesAndTeam: {
      id: 'account.people.rolesAndTeam',
      description: 'Heading of a column',
      defaultMessage: 'Roles, team',
    },
    resetState: {
      id: 'account.people.resetState',
      description: 'State of a person',
      defaultMessage: 'Reset',
    },
    active: { id: 'account.people.active', description: 'State of a person', defaultMessage: 'Enabled' },
    pending: { id: 'account.people.pending', description: 'State of a person', defaultMessage: 'Invited' },
    locked: { id: 'account.people.locked', description: 'State of a person', defaultMessage: 'Locked' },
    deactivated: {
      id: 'account.people.deactivated',
      description: 'State of a person',
      defaultMessage: 'Deactivated',
    },
    nobody: { id: 'account.people.nobody', description: 'Nothing matches', defaultMessage: 'Nobody matches' },
    nobodyText: {
      id: 'account.people.nobodyText',
      description: 'What to do then',
      defaultMessage: 'Type less of the name, or choose another state.',
    },
    failed: {
      id: 'account.people.failed',
      description: 'The list cannot be read',
      defaultMessage: 'The people cannot be shown',
    },
    more: { id: 'account.people.more', description: 'Button: next page', defaultMessage: 'Show more' },
    never: { id: 'account.people.never', description: 'Has never signed in', defaultMessage: 'never' },
    expired: {
      id: 'account.people.expired',
      description: 'The link of an invitation is over',
      defaultMessage: 'link expired',
    },
    roles: { id: 'account.people.roles', description: 'Heading and label', defaultMessage: 'Roles' },
    addRole: { id: 'account.people.addRole', description: 'Label of a choice', defaultMessage: 'Add a role' },
    noRoles: {
      id: 'account.people.noRoles',
      description: 'Somebody has no role',
      defaultMessage: 'No role: this person sees only their own profile.',
    },
    ownRoles: {
      id: 'account.people.ownRoles',
      description: 'Why roles cannot be changed here',
      defaultMessage: 'Your own roles are changed by another administrator.',
    },
    sessions: { id: 'account.people.sessions', description: 'Heading', defaultMessage: 'Sign-ins' },
    endSessions: {
      id: 'account.people.endSessions',
      description: 'Button',
      defaultMessage: 'End all',
    },
    reset: { id: 'account.people.reset', description: 'Button', defaultMessage: 'Send a password link' },
    resetSent: {
      id: 'account.people.resetSent',
      description: 'Said once a link was sent',
      defaultMessage: 'The link was sent. The old password opens nothing any more.',
    },
    edit: {
      id: 'account.people.edit',
      description: 'Button and title of its window',
      defaultMessage: 'Edit',
    },
    save: { id: 'account.people.save', description: 'Button of a form', defaultMessage: 'Save' },
    phone: { id: 'account.people.phone', description: 'Label', defaultMessage: 'Phone' },
    addresses: {
      id: 'account.people.addresses',
      description: 'Label: from which network addresses somebody may sign in',
      defaultMessage: 'Signs in only from',
    },
    addressesHint: {
      id: 'account.people.addressesHint',
      description: 'Help of that field',
      defaultMessage: 'One address or range a line, such as 10.0.0.0/8. Empty: from anywhere.',
    },
    wrongAddresses: {
      id: 'account.people.wrongAddresses',
      description: 'Why a form is refused',
      defaultMessage: 'Type addresses or ranges, one a line, such as 198.51.100.7 or 10.0.0.0/8',
    },
    lock: {
      id: 'account.people.lock',
      description: 'Button and title of its window',
      defaultMessage: 'Lock',
    },
    lockReason: {
      id: 'account.people.lockReason',
      description: 'Label of a field; administrators read it',
      defaultMessage: 'Why?',
    },
    unlock: { id: 'account.people.unlock', description: 'Button', defaultMessage: 'Unlock' },
    deactivate: {
      id: 'account.people.deactivate',
      description: 'Button and title of its window',
      defaultMessage: 'Deactivate',
    },
    reactivate: { id: 'account.people.reactivate', description: 'Button', defaultMessage: 'Reactivate' },
    saved: {
      id: 'account.people.saved',
      description: 'Said once a change is stored',
      defaultMessage: 'Saved',
    },
    fullName: { id: 'account.people.fullName', description: 'Label', defaultMessage: 'Full name' },
    username: { id: 'account.people.username', description: 'Label', defaultMessage: 'User name' },
    email: { id: 'account.people.email', description: 'Label', defaultMessage: 'E-mail' },
    language: { id: 'account.people.language', description: 'Label', defaultMessage: 'Language' },
    team: { id: 'account.people.team', description: 'Label', defaultMessage: 'Team' },
    noTeam: { id: 'account.people.noTeam', description: 'Choice: no team', defaultMessage: 'no team yet' },
    missing: {
      id: 'account.people.missing',
      description: 'Why a form is refused',
      defaultMessage: 'Fill this in',
    },
    wrongEmail: {
      id: 'account.people.wrongEmail',
      description: 'Why a form is refused',
      defaultMessage: 'Type a full e-mail address, such as ana@example.com',
    },
    wrongUsername: {
      id: 'account.people.wrongUsername',
      description: 'Why a form is refused',
      defaultMessage: 'Use letters, digits, points, hyphens and underscores, three at least',
    },
  }),
  expires: defineMessage<{ day: string }>({
    id: 'account.people.expires',
    description: 'Until when the link of an invitation works',
    defaultMessage: 'until {day}',
  }),
  givenBy: defineMessage<{ day: string; name: string }>({
    id: 'account.people.givenBy',
    description: 'Since when somebody has a role, and who gave it',
    defaultMessage: 'since {day}, given by {name}',
  }),
  since: defineMessage<{ day: string }>({
    id: 'account.people.since',
    description: 'Since when somebody has a role',
    defaultMessage: 'since {day}',
  }),
  takeRole: defineMessage<{ role: string }>({
    id: 'account.people.takeRole',
    description: 'Button beside a role',
    defaultMessage: 'Remove the role {role}',
  }),
  onlyFrom: defineMessage<{ addresses: string }>({
    id: 'account.people.onlyFrom',
    description: 'From which network addresses somebody may sign in',
    defaultMessage: 'Signs in only from {addresses}',
  }),
  endSession: defineMessage<{ device: string }>({
    id: 'account.people.endSession',
    description: 'Button beside a sign-in',
    defaultMessage: 'End the sign-in: {device}',
  }),
  openSessions: defineMessage<{ count: number }>({
    id: 'account.people.openSessions',
    description: 'How many sign-ins are living',
    defaultMessage: '{count, plural, =0 {nowhere signed in} one {one open} other {# open}}',
  }),
};
