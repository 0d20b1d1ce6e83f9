import { defineMessage, defineMessages } from 'react-intl';

/** Words for what keeps a person from seeing something. */
export const messages = {
  ...defineMessages({
    whyNot: {
      id: 'account.access.whyNot',
      description: 'Heading over what a person sees and does not see',
      defaultMessage: 'Why they do not see an entry of the menu',
    },
    act: {
      id: 'account.access.act',
      description: 'Field that looks up an act',
      defaultMessage: 'What about an act?',
    },
    mayDo: {
      id: 'account.access.mayDo',
      description: 'A person may do what was looked up',
      defaultMessage: 'They may do this.',
    },
    mayNot: {
      id: 'account.access.mayNot',
      description: 'A person may not do what was looked up',
      defaultMessage: 'They may not do this.',
    },
    seen: {
      id: 'account.access.seen',
      description: 'An entry of the menu that a person sees',
      defaultMessage: 'Shown',
    },
    notSeen: {
      id: 'account.access.notSeen',
      description: 'An entry of the menu that a person does not see',
      defaultMessage: 'Hidden',
    },
    anyRole: {
      id: 'account.access.anyRole',
      description: 'Which role an entry of the menu needs',
      defaultMessage: 'any role',
    },
    missingRole: {
      id: 'account.access.missingRole',
      description: 'The role for an entry of the menu is missing',
      defaultMessage: 'role missing',
    },
    noFeature: {
      id: 'account.access.noFeature',
      description: 'An entry of the menu belongs to no feature',
      defaultMessage: 'no feature',
    },
    roleAny: {
      id: 'account.access.roleAny',
      description: 'Why a role does not matter',
      defaultMessage: 'No role is needed.',
    },
    previewOnly: {
      id: 'account.access.previewOnly',
      description: 'Why somebody who only previews files is kept out',
      defaultMessage: 'Whoever only previews files stays out, because personal data are shown here.',
    },
    noTeam: {
      id: 'account.access.noTeam',
      description: 'A person is in no team',
      defaultMessage: 'In no team. A team decides whose files are shown, not whether this opens.',
    },
  }),
  hidden: defineMessage<{ hidden: number; all: number }>({
    id: 'account.access.hidden',
    description: 'How many entries of the menu a person does not see',
    defaultMessage:
      '{hidden, plural, =0 {They see all {all}} one {# of {all} is hidden} other {# of {all} are hidden}}',
  }),
  ending: defineMessage<{ ending: string }>({
    id: 'account.access.ending',
    description: 'A condition on roles',
    defaultMessage: 'a role that ends in {ending}',
  }),
  roleMet: defineMessage<{ roles: string }>({
    id: 'account.access.roleMet',
    description: 'Which roles open it',
    defaultMessage: 'Opened by: {roles}.',
  }),
  roleMissing: defineMessage<{ conditions: string }>({
    id: 'account.access.roleMissing',
    description: 'Which roles are missing',
    defaultMessage: 'A role is missing: it needs {conditions}.',
  }),
  featureOn: defineMessage<{ feature: string }>({
    id: 'account.access.featureOn',
    description: 'A feature of the organisation is on',
    defaultMessage: 'The feature {feature} is on for the organisation.',
  }),
  featureOff: defineMessage<{ feature: string }>({
    id: 'account.access.featureOff',
    description: 'A feature of the organisation is off',
    defaultMessage: 'The feature {feature} is off for the organisation: no role opens this before it is on.',
  }),
  team: defineMessage<{ team: string }>({
    id: 'account.access.team',
    description: 'What the team of a person decides',
    defaultMessage: 'Team: {team}. It decides whose files are shown, not whether this opens.',
  }),
  give: defineMessage<{ role: string }>({
    id: 'account.access.give',
    description: 'Button that gives a role',
    defaultMessage: 'Give the role {role}',
  }),
  alsoOpens: defineMessage<{ roles: string }>({
    id: 'account.access.alsoOpens',
    description: 'Other roles that would open it',
    defaultMessage: 'Would also be opened by: {roles}.',
  }),
  otherNetwork: defineMessage<{ address: string }>({
    id: 'account.access.otherNetwork',
    description: 'The last sign-in came from elsewhere',
    defaultMessage:
      'The last sign-in came from {address}, which is outside of the networks allowed now: the next one from there is refused.',
  }),
  noSignIn: defineMessages({
    invited: {
      id: 'account.access.noSignIn.invited',
      description: 'The person was invited',
      defaultMessage: 'They have not chosen a password yet, so they do not sign in.',
    },
    reset: {
      id: 'account.access.noSignIn.reset',
      description: 'The password was reset',
      defaultMessage: 'They have to choose a new password by a link before they sign in.',
    },
    locked: {
      id: 'account.access.noSignIn.locked',
      description: 'The person is locked out',
      defaultMessage: 'The account is locked, so they do not sign in, whatever is open below.',
    },
    deactivated: {
      id: 'account.access.noSignIn.deactivated',
      description: 'The person has left',
      defaultMessage: 'The account is closed, so they do not sign in, whatever is open below.',
    },
  }),
};
