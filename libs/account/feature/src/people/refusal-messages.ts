import { defineMessages } from 'react-intl';

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
  role_of_group: {
    id: 'account.people.refusalRoleOfGroup',
    description: 'Why a role is not taken',
    defaultMessage: 'A group gives this role and would give it back. Change the group, or what it gives.',
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
  locked: {
    id: 'account.people.refusalLocked',
    description: 'Why no code is made',
    defaultMessage: 'The account is locked. Unlock it first.',
  },
  signs_in_elsewhere: {
    id: 'account.people.refusalSignsInElsewhere',
    description: 'Why no code is made',
    defaultMessage: 'Everybody signs in through the identity provider here: a code would open nothing.',
  },
  replacement_overlaps: {
    id: 'account.people.refusalReplacementOverlaps',
    description: 'Why no replacement is set',
    defaultMessage: 'Somebody already works in the name of this person on these days.',
  },
  replacement_circle: {
    id: 'account.people.refusalReplacementCircle',
    description: 'Why no replacement is set',
    defaultMessage: 'This person works in the name of the colleague on these days: nobody would be there.',
  },
  replacement_not_able: {
    id: 'account.people.refusalReplacementNotAble',
    description: 'Why no replacement is set',
    defaultMessage:
      'The colleague cannot stand in: gone, locked, away, has never signed in, or has no role for files.',
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
