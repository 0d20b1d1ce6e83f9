import { defineMessage, defineMessages } from 'react-intl';

/** Words of the roles. */
export const messages = {
  ...defineMessages({
    parts: {
      id: 'account.roles.parts',
      description: 'Name of the tabs of a page',
      defaultMessage: 'Parts of this page',
    },
    people: { id: 'account.roles.people', description: 'Tab with the people', defaultMessage: 'People' },
    roles: { id: 'account.roles.roles', description: 'Tab with the roles', defaultMessage: 'Roles' },
    failed: {
      id: 'account.roles.failed',
      description: 'Title when the roles cannot be shown',
      defaultMessage: 'The roles cannot be shown',
    },
    own: {
      id: 'account.roles.own',
      description: 'Heading over roles of one’s own',
      defaultMessage: 'Your roles',
    },
    noOwn: {
      id: 'account.roles.noOwn',
      description: 'Title when the organisation composed no role',
      defaultMessage: 'No role of your own yet',
    },
    noOwnText: {
      id: 'account.roles.noOwnText',
      description: 'What a role of one’s own is good for',
      defaultMessage: 'Put together built-in roles under one name, for example for a new colleague.',
    },
    builtIn: {
      id: 'account.roles.builtIn',
      description: 'Heading over roles that come with the product',
      defaultMessage: 'Built-in roles',
    },
    builtInText: {
      id: 'account.roles.builtInText',
      description: 'What is special about them',
      defaultMessage: 'They stay as they are.',
    },
    compose: {
      id: 'account.roles.compose',
      description: 'Button for a new role, and title of its window',
      defaultMessage: 'New role',
    },
    changeIt: {
      id: 'account.roles.changeIt',
      description: 'Button that changes a role',
      defaultMessage: 'Change',
    },
    removeIt: {
      id: 'account.roles.removeIt',
      description: 'Button that removes a role',
      defaultMessage: 'Remove',
    },
    removeText: {
      id: 'account.roles.removeText',
      description: 'What removing a role means',
      defaultMessage: 'It cannot be given any more. Whoever has it is told what they get instead.',
    },
    notYours: {
      id: 'account.roles.notYours',
      description: 'Why a role cannot be changed',
      defaultMessage: 'It brings a role that you do not give.',
    },
    opens: {
      id: 'account.roles.opens',
      description: 'Button that shows what a role opens',
      defaultMessage: 'What it opens',
    },
    name: { id: 'account.roles.name', description: 'Field: name of a role', defaultMessage: 'Name' },
    description: {
      id: 'account.roles.description',
      description: 'Field: what a role is for',
      defaultMessage: 'Description',
    },
    missing: {
      id: 'account.roles.missing',
      description: 'Said of a field with too little in it',
      defaultMessage: 'Write at least three characters.',
    },
    brings: {
      id: 'account.roles.brings',
      description: 'Group of fields: built-in roles that a role consists of',
      defaultMessage: 'Brings',
    },
    noParts: {
      id: 'account.roles.noParts',
      description: 'Said while a role consists of nothing',
      defaultMessage: 'Choose at least one role.',
    },
    wouldSee: {
      id: 'account.roles.wouldSee',
      description: 'Heading over what a role would open',
      defaultMessage: 'Whoever has this role sees',
    },
    pages: { id: 'account.roles.pages', description: 'Heading over pages', defaultMessage: 'Pages' },
    acts: {
      id: 'account.roles.acts',
      description: 'Heading over what people may do',
      defaultMessage: 'Acts',
    },
    save: { id: 'account.roles.save', description: 'Button that saves a role', defaultMessage: 'Save' },
    saved: {
      id: 'account.roles.saved',
      description: 'Said once a role is saved',
      defaultMessage: 'The role is saved.',
    },
  }),
  change: defineMessage<{ role: string }>({
    id: 'account.roles.change',
    description: 'Title of the window that changes a role, and name of its button',
    defaultMessage: 'Change the role {role}',
  }),
  remove: defineMessage<{ role: string }>({
    id: 'account.roles.remove',
    description: 'Title of the question whether to remove a role, and name of its button',
    defaultMessage: 'Remove the role {role}',
  }),
  removed: defineMessage<{ role: string }>({
    id: 'account.roles.removed',
    description: 'Said once a role is removed',
    defaultMessage: 'The role {role} is removed.',
  }),
  broughtBy: defineMessage<{ roles: string }>({
    id: 'account.roles.broughtBy',
    description: 'Which built-in roles a role consists of',
    defaultMessage: 'Brings: {roles}.',
  }),
  heldBy: defineMessage<{ count: number; names: string }>({
    id: 'account.roles.heldBy',
    description: 'Who has a role',
    defaultMessage: '{count, plural, one {# person} other {# people}}: {names}',
  }),
  more: defineMessage<{ count: number }>({
    id: 'account.roles.more',
    description: 'People who are not named, at the end of a list of names',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  }),
  peopleCount: defineMessage<{ count: number }>({
    id: 'account.roles.peopleCount',
    description: 'How many people have a role',
    defaultMessage: '{count, plural, =0 {Nobody has it} one {# person has it} other {# people have it}}',
  }),
  whatOpens: defineMessage<{ role: string }>({
    id: 'account.roles.whatOpens',
    description: 'Name of that button',
    defaultMessage: 'What the role {role} opens',
  }),
  reaches: defineMessage<{ count: number }>({
    id: 'account.roles.reaches',
    description: 'How many people a change reaches',
    defaultMessage:
      '{count, plural, one {# person has this role and is told.} other {# people have this role and are told.}}',
  }),
};
