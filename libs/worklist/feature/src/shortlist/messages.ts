import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'worklist.shortlist.title',
      description: 'Tab title of the dashboard',
      defaultMessage: 'Dashboard',
    },
    tiles: {
      id: 'worklist.shortlist.tiles',
      description: 'Name of the line of numbers below the three that press, for screen readers',
      defaultMessage: 'What waits',
    },
    pressing: {
      id: 'worklist.shortlist.pressing',
      description: 'Name of the three numbers that are read first, for screen readers',
      defaultMessage: 'What presses',
    },
    toList: {
      id: 'worklist.shortlist.toList',
      description: 'Beside "Nearest deadlines": leads to the list of my tasks',
      defaultMessage: 'See the list',
    },
    handlerWaits: {
      id: 'worklist.shortlist.handlerWaits',
      description: 'Below "You have no open tasks", for somebody of a team who has nothing at all',
      defaultMessage: 'What is assigned to you appears here, the nearest deadline first.',
    },
    partnerWaits: {
      id: 'worklist.shortlist.partnerWaits',
      description: 'Below "You have no open tasks", for somebody of a partner, such as a repair shop',
      defaultMessage: 'Claim files that the insurer sends you appear here, the nearest deadline first.',
    },
    deadlines: {
      id: 'worklist.shortlist.deadlines',
      description: 'Section of the dashboard: my tasks that are due first',
      defaultMessage: 'Nearest deadlines',
    },
    noDeadlines: {
      id: 'worklist.shortlist.noDeadlines',
      description: 'In place of the nearest deadlines of somebody without open work',
      defaultMessage: 'You have no open tasks',
    },
    toUnassigned: {
      id: 'worklist.shortlist.toUnassigned',
      description: 'Below that: leads to the tasks of the queues',
      defaultMessage: 'See what nobody has taken yet',
    },
    myDay: {
      id: 'worklist.shortlist.myDay',
      description: 'Section of the dashboard: what today holds',
      defaultMessage: 'My day',
    },
    recent: {
      id: 'worklist.shortlist.recent',
      description: 'Section of the dashboard: the files that I opened last',
      defaultMessage: 'Recently opened',
    },
    forgotten: {
      id: 'worklist.shortlist.forgotten',
      description: 'Section of the dashboard for managers: open tasks that nobody can get to',
      defaultMessage: 'Forgotten tasks',
    },
  }),
  whose: defineMessage<{ name: string; team: string }>({
    id: 'worklist.shortlist.whose',
    description: 'Beside the day in the heading of the dashboard: whose it is',
    defaultMessage: '{name}, {team}',
  }),
  firstLegal: defineMessage<{ file: string; days: number }>({
    id: 'worklist.shortlist.firstLegal',
    description: 'Below "Legal deadline within 3 days": the claim file whose deadline is the next',
    defaultMessage:
      'first: {file}, {days, plural, =0 {today} =1 {tomorrow} one {in # day} other {in # days}}',
  }),
  oldestLegal: defineMessage<{ file: string; days: number }>({
    id: 'worklist.shortlist.oldestLegal',
    description: 'Below "Legal deadline missed": the claim file whose deadline has passed longest ago',
    defaultMessage: 'oldest: {file}, {days, plural, one {# day} other {# days}}',
  }),
  andOverdue: defineMessage<{ count: number; figure: string }>({
    id: 'worklist.shortlist.andOverdue',
    description: 'Below "To do today", a link: how many are past their internal deadline',
    defaultMessage:
      '{count, plural, one {and {figure} past its internal deadline} other {and {figure} past their internal deadline}}',
  }),
  dayDue: defineMessage<{ count: number }>({
    id: 'worklist.shortlist.dayDue',
    description: 'Beside "My day" when nothing has an hour: how much is due by the end of the day',
    defaultMessage:
      '{count, plural, =0 {no deadline} one {# task by the end of the day} other {# tasks by the end of the day}}',
  }),
  dayHolds: defineMessage<{ count: number }>({
    id: 'worklist.shortlist.dayHolds',
    description: 'Beside "My day": how many deadlines have an hour',
    defaultMessage: '{count, plural, one {# deadline with an hour} other {# deadlines with an hour}}',
  }),
  replacing: defineMessage<{ name: string }>({
    id: 'worklist.shortlist.replacing',
    description: 'Section of the dashboard: a colleague whom one replaces today',
    defaultMessage: 'You replace {name}',
  }),
  period: defineMessage<{ from: string; to: string }>({
    id: 'worklist.shortlist.period',
    description: 'Beside that: first and last day of the replacement',
    defaultMessage: '{from}–{to}',
  }),
  forgottenCount: defineMessage<{ count: number }>({
    id: 'worklist.shortlist.forgottenCount',
    description: 'How many open tasks the nightly check found that nobody can get to',
    defaultMessage:
      '{count, plural, =0 {Every open task has somebody and a list} one {# task that nobody can get to} other {# tasks that nobody can get to}}',
  }),
  checkedAt: defineMessage<{ time: string }>({
    id: 'worklist.shortlist.checkedAt',
    description: 'When the nightly check ran last',
    defaultMessage: 'Checked {time}',
  }),
  forgottenBecause: defineMessage<{ reason: string }>({
    id: 'worklist.shortlist.forgottenBecause',
    description: 'Why nobody can get to a task',
    defaultMessage:
      '{reason, select, owner_inactive {Its owner does not work here any more} queue_without_team {Its queue has no team} snooze_overdue {Put off, and the time has passed} other {In no list}}',
  }),
};
