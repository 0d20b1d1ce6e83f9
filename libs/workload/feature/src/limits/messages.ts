import { defineMessage, defineMessages } from 'react-intl';

type Change = { kind: string; role: string; before: string; after: string };

export const messages = {
  ...defineMessages({
    title: {
      id: 'workload.limits.title',
      description: 'Title of the settings page of limits',
      defaultMessage: 'Limits of authority',
    },
    about: {
      id: 'workload.limits.about',
      description: 'What that page is for',
      defaultMessage:
        'Up to these amounts each role decides alone; above them a colleague with a higher limit decides. Of several roles the highest limit counts.',
    },
    failed: {
      id: 'workload.limits.failed',
      description: 'The limits could not be read',
      defaultMessage: 'The limits cannot be shown now',
    },
    role: { id: 'workload.limits.role', description: 'Column: the role', defaultMessage: 'Role' },
    none: {
      id: 'workload.limits.none',
      description: 'A role has no limit of a kind, so it decides nothing alone',
      defaultMessage: 'none',
    },
    history: {
      id: 'workload.limits.history',
      description: 'Heading above all changes of limits',
      defaultMessage: 'Changes',
    },
    fromStart: {
      id: 'workload.limits.fromStart',
      description: 'A limit that an organisation starts with',
      defaultMessage: 'from the start',
    },
    set: {
      id: 'workload.limits.set',
      description: 'Notice: a limit was set',
      defaultMessage: 'The limit holds from now on.',
    },
    save: { id: 'workload.limits.save', description: 'Sets the limit', defaultMessage: 'Set the limit' },
    amount: {
      id: 'workload.limits.amount',
      description: 'Label of the amount',
      defaultMessage: 'Up to, in lei',
    },
    wrongAmount: {
      id: 'workload.limits.wrongAmount',
      description: 'The typed amount is none',
      defaultMessage: 'Write an amount, such as 7,000 or 7,000.50.',
    },
    fromNow: {
      id: 'workload.limits.fromNow',
      description: 'What a new limit changes',
      defaultMessage: 'What was decided before stays as it is.',
    },
  }),
  setTitle: defineMessage<{ kind: string; role: string }>({
    id: 'workload.limits.setTitle',
    description: 'Title of the dialog that sets a limit',
    defaultMessage: '{role}: {kind}',
  }),
  changed: defineMessage<Change>({
    id: 'workload.limits.changed',
    description: 'A change of a limit',
    defaultMessage: '{kind}, {role}: from {before} to {after}',
  }),
  first: defineMessage<Change>({
    id: 'workload.limits.first',
    description: 'The first limit of a role',
    defaultMessage: '{kind}, {role}: {after}',
  }),
};
