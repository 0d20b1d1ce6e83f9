import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'assignments.shortlist.title',
      description: 'Tab title of the dashboard',
      defaultMessage: 'Dashboard',
    },
    mine: {
      id: 'assignments.shortlist.mine',
      description: 'Tile: my open tasks',
      defaultMessage: 'My open tasks',
    },
    dueToday: {
      id: 'assignments.shortlist.dueToday',
      description: 'Tile: my tasks due today',
      defaultMessage: 'Due today',
    },
    overdue: {
      id: 'assignments.shortlist.overdue',
      description: 'Tile: my tasks past their deadline',
      defaultMessage: 'Overdue',
    },
    waiting: {
      id: 'assignments.shortlist.waiting',
      description: 'Tile: my tasks that wait for somebody else',
      defaultMessage: 'Waiting for an answer',
    },
    unassigned: {
      id: 'assignments.shortlist.unassigned',
      description: 'Tile: tasks that nobody has taken',
      defaultMessage: 'Nobody has taken them',
    },
    notKnown: {
      id: 'assignments.shortlist.notKnown',
      description: 'In place of a number that could not be fetched, for screen readers',
      defaultMessage: 'The number could not be fetched',
    },
  }),
  greeting: defineMessage<{ name: string }>({
    id: 'assignments.shortlist.greeting',
    description: 'Heading of the dashboard',
    defaultMessage: 'Good to see you, {name}',
  }),
};
