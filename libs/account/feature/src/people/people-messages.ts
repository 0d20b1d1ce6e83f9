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
      defaultMessage: 'No role: this person sees only the own profile.',
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

/** Why something is not done to a person, by the reason of the server. */
export const refusalMessages = defineMessages({
  username_taken: {
    id: 'account.people.refusalUsernameTaken',
    description: 'Why somebody is not invited',
    defaultMessage: 'Somebody has this user name. Choose another one.',
  },
  email_taken: {
    id: 'account.people.refusalEmailTaken',
    description: 'Why somebody is not invited or changed',
    defaultMessage: 'Somebody else has this e-mail address.',
  },
  own_roles: {
    id: 'account.people.refusalOwnRoles',
    description: 'Why a role is not changed',
    defaultMessage: 'Your own roles are changed by another administrator.',
  },
  own_account: {
    id: 'account.people.refusalOwnAccount',
    description: 'Why access is not ended',
    defaultMessage: 'You cannot do this to your own account.',
  },
  own_address: {
    id: 'account.people.refusalOwnAddress',
    description: 'Why a network restriction is refused',
    defaultMessage: 'This range would lock you out: your own address is not in it.',
  },
  role_not_administered: {
    id: 'account.people.refusalRoleNotAdministered',
    description: 'Why a role is not changed',
    defaultMessage: 'This role is given by somebody who has it.',
  },
  role_unknown: {
    id: 'account.people.refusalRoleUnknown',
    description: 'Why a role is not changed',
    defaultMessage: 'The roles of this person have changed meanwhile.',
  },
  last_administrator: {
    id: 'account.people.refusalLastAdministrator',
    description: 'Why access is not ended, or the role not taken',
    defaultMessage: 'This is the last administrator. Give the role to somebody else first.',
  },
  not_reachable: {
    id: 'account.people.refusalNotReachable',
    description: 'Why no link is sent',
    defaultMessage: 'This person has no e-mail address.',
  },
  deactivated: {
    id: 'account.people.refusalDeactivated',
    description: 'Why nothing is done',
    defaultMessage: 'The account is deactivated already.',
  },
  has_open_work: {
    id: 'account.people.refusalHasOpenWork',
    description: 'Why access is not ended',
    defaultMessage: 'Open work has come meanwhile. Choose who takes it over.',
  },
  taker_not_allowed: {
    id: 'account.people.refusalTakerNotAllowed',
    description: 'Why access is not ended',
    defaultMessage: 'Somebody chosen cannot take this over: gone, away, or without the role.',
  },
  work_not_moved: {
    id: 'account.people.refusalWorkNotMoved',
    description: 'Why access is not ended',
    defaultMessage: 'Nothing has changed: one piece fits nobody chosen. Choose somebody else.',
  },
});
