import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    withHour: {
      id: 'worklist.dayAgenda.withHour',
      description: 'Name of the line of hours for screen readers: what of the day has an hour',
      defaultMessage: 'At an hour',
    },
    endOfDay: {
      id: 'worklist.dayAgenda.endOfDay',
      description: 'In place of the hour of a deadline that is the end of the day',
      defaultMessage: 'By the end of the day',
    },
    title: {
      id: 'worklist.dayAgenda.title',
      description: 'Title of the panel with what a day holds, S11',
      defaultMessage: 'Day agenda',
    },
    previousDay: {
      id: 'worklist.dayAgenda.previousDay',
      description: 'Button of the panel',
      defaultMessage: 'Previous day',
    },
    nextDay: {
      id: 'worklist.dayAgenda.nextDay',
      description: 'Button of the panel',
      defaultMessage: 'Next day',
    },
    today: {
      id: 'worklist.dayAgenda.today',
      description: 'Button of the panel: shows the present day',
      defaultMessage: 'Today',
    },
    empty: {
      id: 'worklist.dayAgenda.empty',
      description: 'In place of the list of a day without anything',
      defaultMessage: 'Nothing is planned for this day',
    },
    more: {
      id: 'worklist.dayAgenda.more',
      description: 'Below a list that was cut off; a link to the tasks follows',
      defaultMessage: 'The day has more deadlines than fit here.',
    },
    allTasks: {
      id: 'worklist.dayAgenda.allTasks',
      description: 'Link to the worklist below a list that was cut off',
      defaultMessage: 'All my tasks',
    },
  }),
  moreOfDay: defineMessage<{ count: number; capped: 'yes' | 'no' }>({
    id: 'worklist.dayAgenda.moreOfDay',
    description: 'Below the first tasks due at the end of the day: opens the agenda with the others',
    defaultMessage:
      '{count, plural, one {# more task} other {#{capped, select, yes {+} other {}} more tasks}}',
  }),
  day: defineMessage<{ weekday: string; date: string }>({
    id: 'worklist.dayAgenda.day',
    description: 'The shown day: name of the weekday and date',
    defaultMessage: '{weekday}, {date}',
  }),
  overdue: defineMessage<{ count: number; capped: 'yes' | 'no' }>({
    id: 'worklist.dayAgenda.overdue',
    description: 'Link to the overdue tasks; `capped`: there are more',
    defaultMessage:
      '{count, plural, one {# task is overdue} other {#{capped, select, yes {+} other {}} tasks are overdue}}',
  }),
  visit: defineMessage<{ file: string }>({
    id: 'worklist.dayAgenda.visit',
    description: 'An inspection that somebody makes on that day; file is the number of the claim file',
    defaultMessage: 'Inspection, {file}',
  }),
  replacing: defineMessage<{ name: string }>({
    id: 'worklist.dayAgenda.replacing',
    description: 'A colleague whom one replaces that day',
    defaultMessage: 'You replace {name}',
  }),
  period: defineMessage<{ from: string; to: string }>({
    id: 'worklist.dayAgenda.period',
    description: 'First and last day of a replacement',
    defaultMessage: '{from} to {to}',
  }),
  ownedBy: defineMessage<{ name: string }>({
    id: 'worklist.dayAgenda.ownedBy',
    description: 'Below a deadline that is a replaced colleague’s',
    defaultMessage: 'Handler: {name}',
  }),
  subject: defineMessage<{ type: string; file: string }>({
    id: 'worklist.dayAgenda.subject',
    description: 'The link of a deadline: the kind of work and the claim file',
    defaultMessage: '{type} · {file}',
  }),
};
