import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    backToList: {
      id: 'worklist.walk.back',
      description: 'Link from an open file to the list that it was opened from',
      defaultMessage: 'Tasks',
    },
    name: {
      id: 'worklist.walk.name',
      description: 'Name of the group of buttons that go through the list',
      defaultMessage: 'Go through the list',
    },
    previous: {
      id: 'worklist.walk.previous',
      description: 'Button and key: the task before this one in the list',
      defaultMessage: 'Previous task',
    },
    next: {
      id: 'worklist.walk.next',
      description: 'Button and key: the task after this one in the list',
      defaultMessage: 'Next task',
    },
  }),
  position: defineMessage<{ place: string; total: string }>({
    id: 'worklist.walk.position',
    description: 'Where this task stands in the list',
    defaultMessage: '{place} of {total}',
  }),
};
