import { defineMessage, defineMessages } from 'react-intl';

/** Words of the page of directories. */
export const messages = {
  ...defineMessages({
    failed: {
      id: 'account.provisioning.failed',
      description: 'The page cannot be read',
      defaultMessage: 'The settings cannot be shown',
    },
    saved: {
      id: 'account.provisioning.saved',
      description: 'Said once a change is stored',
      defaultMessage: 'Saved',
    },
    save: { id: 'account.provisioning.save', description: 'Button', defaultMessage: 'Save' },
    missing: {
      id: 'account.provisioning.missing',
      description: 'A field is empty',
      defaultMessage: 'Fill in this field',
    },
    groups: { id: 'account.provisioning.groups', description: 'Heading', defaultMessage: 'Groups' },
    groupsText: {
      id: 'account.provisioning.groupsText',
      description: 'What groups are for',
      defaultMessage:
        'A group gives its members roles and a team, whether the directory keeps it or a sign-in names it. Roles given by hand stay.',
    },
    addGroup: {
      id: 'account.provisioning.addGroup',
      description: 'Button and title of its window',
      defaultMessage: 'Add a group',
    },
    noGroups: {
      id: 'account.provisioning.noGroups',
      description: 'No group is mapped',
      defaultMessage: 'No group gives anything yet.',
    },
    groupName: {
      id: 'account.provisioning.groupName',
      description: 'Label of a field',
      defaultMessage: 'Name of the group',
    },
    groupNameHint: {
      id: 'account.provisioning.groupNameHint',
      description: 'Hint below that field',
      defaultMessage: 'As the directory or the provider writes it',
    },
    roles: { id: 'account.provisioning.roles', description: 'Heading of choices', defaultMessage: 'Roles' },
    noRoles: {
      id: 'account.provisioning.noRoles',
      description: 'A group gives no role',
      defaultMessage: 'no role',
    },
    team: { id: 'account.provisioning.team', description: 'Label of a choice', defaultMessage: 'Team' },
    anyTeam: {
      id: 'account.provisioning.anyTeam',
      description: 'A group changes no team',
      defaultMessage: 'the team stays',
    },
    notSent: {
      id: 'account.provisioning.notSent',
      description: 'The directory does not keep a group',
      defaultMessage: 'not sent by the directory',
    },
    notToYou: {
      id: 'account.provisioning.notToYou',
      description: 'Below the roles of a group',
      defaultMessage: 'A group gives nothing to whoever saves it here: another administrator does that.',
    },
    edit: { id: 'account.provisioning.edit', description: 'Button', defaultMessage: 'Edit' },
    remove: { id: 'account.provisioning.remove', description: 'Button', defaultMessage: 'Remove' },
    removeGroupText: {
      id: 'account.provisioning.removeGroupText',
      description: 'What removing means',
      defaultMessage: 'Its members lose what it gave them; roles given by hand stay.',
    },
    unmapped: {
      id: 'account.provisioning.unmapped',
      description: 'Heading of groups that give nothing',
      defaultMessage: 'Known, and without any effect:',
    },
    map: { id: 'account.provisioning.map', description: 'Button', defaultMessage: 'Give roles' },
    signIn: {
      id: 'account.provisioning.signIn',
      description: 'Heading',
      defaultMessage: 'Sign-in at the identity provider (OIDC)',
    },
    signInText: {
      id: 'account.provisioning.signInText',
      description: 'What that part is for',
      defaultMessage: 'At each sign-in, roles and team follow the groups that the provider names.',
    },
    noProvider: {
      id: 'account.provisioning.noProvider',
      description: 'No provider is known',
      defaultMessage:
        'No identity provider is set up for your organisation. What you save here applies once there is one.',
    },
    claim: {
      id: 'account.provisioning.claim',
      description: 'Label of a field',
      defaultMessage: 'Claim with the groups',
    },
    claimHint: {
      id: 'account.provisioning.claimHint',
      description: 'Hint below that field',
      defaultMessage: 'Usually “groups”. Empty: a sign-in changes no roles.',
    },
    createsPeople: {
      id: 'account.provisioning.createsPeople',
      description: 'Label of a box to tick',
      defaultMessage: 'People of the provider who are unknown here get an account',
    },
    calls: {
      id: 'account.provisioning.calls',
      description: 'Heading',
      defaultMessage: 'Last changes by the directory',
    },
    callsText: {
      id: 'account.provisioning.callsText',
      description: 'What that list shows',
      defaultMessage: 'What the directory has changed here, and what was refused.',
    },
    noCalls: {
      id: 'account.provisioning.noCalls',
      description: 'The directory has changed nothing',
      defaultMessage: 'The directory has changed nothing yet.',
    },
    done: { id: 'account.provisioning.done', description: 'Outcome of a change', defaultMessage: 'Done' },
    refused: {
      id: 'account.provisioning.refused',
      description: 'Outcome of a change',
      defaultMessage: 'Refused',
    },
    otherReason: {
      id: 'account.provisioning.otherReason',
      description: 'Why something was refused to a directory: none of the usual reasons',
      defaultMessage: 'The answer to the directory says why.',
    },
    otherCall: {
      id: 'account.provisioning.otherCall',
      description: 'A change of an unknown kind',
      defaultMessage: 'Call',
    },
  }),
  intoTeam: defineMessage<{ team: string }>({
    id: 'account.provisioning.intoTeam',
    description: 'Which team a group gives',
    defaultMessage: 'team {team}',
  }),
  members: defineMessage<{ count: number }>({
    id: 'account.provisioning.members',
    description: 'How many people are in a group',
    defaultMessage: '{count, plural, =0 {nobody} one {# person} other {# people}}',
  }),
  savedBy: defineMessage<{ day: string; name: string }>({
    id: 'account.provisioning.savedBy',
    description: 'Who saved what a group gives',
    defaultMessage: 'saved {day} by {name}',
  }),
  editGroup: defineMessage<{ name: string }>({
    id: 'account.provisioning.editGroup',
    description: 'Title of a window, and name of a button',
    defaultMessage: 'Edit the group {name}',
  }),
  removeGroup: defineMessage<{ name: string }>({
    id: 'account.provisioning.removeGroup',
    description: 'Title of a question, and name of a button',
    defaultMessage: 'Remove the group {name}',
  }),
  seenByScim: defineMessage<{ moment: string }>({
    id: 'account.provisioning.seenByScim',
    description: 'Where a group was seen',
    defaultMessage: 'from the directory, {moment}',
  }),
  seenBySignIn: defineMessage<{ moment: string }>({
    id: 'account.provisioning.seenBySignIn',
    description: 'Where a group was seen',
    defaultMessage: 'at a sign-in, {moment}',
  }),
  mapGroup: defineMessage<{ name: string }>({
    id: 'account.provisioning.mapGroup',
    description: 'Name of a button',
    defaultMessage: 'Give roles to the group {name}',
  }),
};
