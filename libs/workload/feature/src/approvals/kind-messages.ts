import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    kinds: {
      id: 'workload.approvals.kinds',
      description: 'Name of the links to the kinds of requests',
      defaultMessage: 'Kinds of requests',
    },
    all: {
      id: 'workload.approvals.all',
      description: 'Link to the requests of every kind',
      defaultMessage: 'All',
    },
  }),
  kindWithCount: defineMessage<{ name: string; count: number }>({
    id: 'workload.approvals.kindWithCount',
    description: 'A kind of requests and how many of it wait',
    defaultMessage: '{name} {count}',
  }),
};
