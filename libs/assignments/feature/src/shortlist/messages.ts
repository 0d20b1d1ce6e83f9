import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'assignments.shortlist.title',
      description: 'Tab title of the dashboard',
      defaultMessage: 'Dashboard',
    },
    tiles: {
      id: 'assignments.shortlist.tiles',
      description: 'Name of the row of numbers, for screen readers',
      defaultMessage: 'What waits',
    },
    deadlines: {
      id: 'assignments.shortlist.deadlines',
      description: 'Section of the dashboard: my tasks that are due first',
      defaultMessage: 'Nearest deadlines',
    },
    noDeadlines: {
      id: 'assignments.shortlist.noDeadlines',
      description: 'In place of the nearest deadlines of somebody without open work',
      defaultMessage: 'You have no open tasks',
    },
    toUnassigned: {
      id: 'assignments.shortlist.toUnassigned',
      description: 'Below that: leads to the tasks of the queues',
      defaultMessage: 'See what nobody has taken yet',
    },
    myDay: {
      id: 'assignments.shortlist.myDay',
      description: 'Section of the dashboard: what today holds',
      defaultMessage: 'My day',
    },
    recent: {
      id: 'assignments.shortlist.recent',
      description: 'Section of the dashboard: the files that I opened last',
      defaultMessage: 'Recently opened',
    },
    forgotten: {
      id: 'assignments.shortlist.forgotten',
      description: 'Section of the dashboard for managers: open tasks that nobody can get to',
      defaultMessage: 'Forgotten tasks',
    },
  }),
  greeting: defineMessage<{ name: string }>({
    id: 'assignments.shortlist.greeting',
    description: 'Heading of the dashboard',
    defaultMessage: 'Good to see you, {name}',
  }),
  row: defineMessage<{ type: string; file: string }>({
    id: 'assignments.shortlist.row',
    description: 'A task in one line: its kind and the number of its claim file',
    defaultMessage: '{type} · {file}',
  }),
  forgottenCount: defineMessage<{ count: number }>({
    id: 'assignments.shortlist.forgottenCount',
    description: 'How many open tasks the nightly check found that nobody can get to',
    defaultMessage:
      '{count, plural, =0 {Every open task has somebody and a list} one {# task that nobody can get to} other {# tasks that nobody can get to}}',
  }),
  checkedAt: defineMessage<{ time: string }>({
    id: 'assignments.shortlist.checkedAt',
    description: 'When the nightly check ran last',
    defaultMessage: 'Checked {time}',
  }),
  forgottenBecause: defineMessage<{ reason: string }>({
    id: 'assignments.shortlist.forgottenBecause',
    description: 'Why nobody can get to a task',
    defaultMessage:
      '{reason, select, owner_inactive {Its owner does not work here any more} queue_without_team {Its queue has no team} snooze_overdue {Put off, and the time has passed} other {In no list}}',
  }),
};
