import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    name: {
      id: 'assignments.walk.name',
      description: 'Name of the group of buttons that go through the list',
      defaultMessage: 'Go through the list',
    },
    previous: {
      id: 'assignments.walk.previous',
      description: 'Button and key: the task before this one in the list',
      defaultMessage: 'Previous task',
    },
    next: {
      id: 'assignments.walk.next',
      description: 'Button and key: the task after this one in the list',
      defaultMessage: 'Next task',
    },
  }),
  position: defineMessage<{ place: string; total: string }>({
    id: 'assignments.walk.position',
    description: 'Where this task stands in the list',
    defaultMessage: '{place} of {total}',
  }),
};
