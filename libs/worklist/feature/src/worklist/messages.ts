import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'worklist.worklist.title',
      description: 'Heading of the worklist',
      defaultMessage: 'Tasks',
    },
    claimFileNo: {
      id: 'worklist.worklist.claimFileNo',
      description: 'Column',
      defaultMessage: 'Claim file',
    },
    assignmentNo: {
      id: 'worklist.worklist.assignmentNo',
      description: 'Column: the number of the task itself',
      defaultMessage: 'Task number',
    },
    assignmentType: {
      id: 'worklist.worklist.assignmentType',
      description: 'Column and filter: kind of task',
      defaultMessage: 'Task',
    },
    status: { id: 'worklist.worklist.status', description: 'Column', defaultMessage: 'Status' },
    plate: { id: 'worklist.worklist.plate', description: 'Column', defaultMessage: 'Plate' },
    claimant: { id: 'worklist.worklist.claimant', description: 'Column', defaultMessage: 'Claimant' },
    insured: { id: 'worklist.worklist.insured', description: 'Column', defaultMessage: 'Insured' },
    policyType: { id: 'worklist.worklist.policyType', description: 'Column', defaultMessage: 'Policy' },
    county: { id: 'worklist.worklist.county', description: 'Column', defaultMessage: 'County' },
    assignedTo: {
      id: 'worklist.worklist.assignedTo',
      description: 'Column',
      defaultMessage: 'Assigned to',
    },
    tags: { id: 'worklist.worklist.tags', description: 'Column', defaultMessage: 'Tags' },
    unread: {
      id: 'worklist.worklist.unread',
      description: 'Column: what is new since the last visit',
      defaultMessage: 'New on it',
    },
    lastActivity: {
      id: 'worklist.worklist.lastActivity',
      description: 'Column',
      defaultMessage: 'Last change',
    },
    snoozedUntil: {
      id: 'worklist.worklist.snoozedUntil',
      description: 'Column: when it comes back',
      defaultMessage: 'Snoozed until',
    },
    priority: { id: 'worklist.worklist.priority', description: 'Column', defaultMessage: 'Priority' },
    unassigned: {
      id: 'worklist.worklist.unassigned',
      description: 'Shown instead of a name',
      defaultMessage: 'Nobody yet',
    },
    due: { id: 'worklist.worklist.due', description: 'Column', defaultMessage: 'Deadline' },
    legalDue: {
      id: 'worklist.worklist.legalDue',
      description: 'Column: last day for the answer by law',
      defaultMessage: 'Legal deadline',
    },
    created: { id: 'worklist.worklist.created', description: 'Column', defaultMessage: 'Created' },
    returned: {
      id: 'worklist.worklist.returned',
      description: 'Mark of a task that is back from being put off',
      defaultMessage: 'Returned',
    },
    more: {
      id: 'worklist.worklist.more',
      description: 'Button that loads the next page',
      defaultMessage: 'Show more',
    },
    empty: {
      id: 'worklist.worklist.empty',
      description: 'Shown when a list without filters has no rows',
      defaultMessage: 'No tasks in this list',
    },
    emptySnoozed: {
      id: 'worklist.worklist.emptySnoozed',
      description: 'Shown when nothing is put off',
      defaultMessage: 'Nothing is snoozed',
    },
    emptySnoozedAdvice: {
      id: 'worklist.worklist.emptySnoozedAdvice',
      description: 'Below the empty list of what is put off',
      defaultMessage: 'Snooze a task and it waits here until its day comes.',
    },
    showAll: {
      id: 'worklist.worklist.showAll',
      description: 'Below an empty list: shows the tasks of every list, also those that are done',
      defaultMessage: 'Show all tasks, done ones too',
    },
    emptyAdvice: {
      id: 'worklist.worklist.emptyAdvice',
      description: 'Below the empty list',
      defaultMessage: 'New claims appear here as soon as they are reported.',
    },
    clear: {
      id: 'worklist.worklist.clear',
      description: 'Button that removes all filters',
      defaultMessage: 'Clear filters',
    },
    notRefreshed: {
      id: 'worklist.worklist.notRefreshed',
      description: 'Above rows that are shown although the server could not be asked again',
      defaultMessage: 'These rows may be out of date.',
    },
    retry: {
      id: 'worklist.worklist.retry',
      description: 'Button: asks the server again',
      defaultMessage: 'Try again',
    },
    lists: {
      id: 'worklist.worklist.lists',
      description: 'Name of the row of lists',
      defaultMessage: 'Lists',
    },
    newNote: {
      id: 'worklist.worklist.newNote',
      description: 'Mark for screen readers: a new note',
      defaultMessage: 'new note',
    },
    newMessage: {
      id: 'worklist.worklist.newMessage',
      description: 'Mark for screen readers: a new message',
      defaultMessage: 'new message',
    },
    newDocument: {
      id: 'worklist.worklist.newDocument',
      description: 'Mark for screen readers: a new document',
      defaultMessage: 'new document',
    },
    noSuchView: {
      id: 'worklist.worklist.noSuchView',
      description: "Shown when a saved view does not exist or is somebody else's",
      defaultMessage: 'This view is not here',
    },
    noSuchViewAdvice: {
      id: 'worklist.worklist.noSuchViewAdvice',
      description: 'Below that',
      defaultMessage: 'It was deleted, or a colleague no longer shares it.',
    },
  }),
  caption: defineMessage<{ order: string }>({
    id: 'worklist.worklist.caption',
    description: 'Name of the table for screen readers, as in "Tasks, order: Priority, descending"',
    defaultMessage: 'Tasks, order: {order}.',
  }),
  total: defineMessage<{ count: number }>({
    id: 'worklist.worklist.total',
    description: 'How many assignments the filter finds',
    defaultMessage: '{count, plural, one {# task} other {# tasks}}',
  }),
  totalCapped: defineMessage<{ count: number }>({
    id: 'worklist.worklist.totalCapped',
    description: 'There are more than the counted number',
    defaultMessage: 'More than {count} tasks',
  }),
  news: defineMessage<{ count: number }>({
    id: 'worklist.worklist.news',
    description: 'Button: new tasks came meanwhile, shows them',
    defaultMessage: '{count, plural, one {# new task — show} other {# new tasks — show}}',
  }),
  list: defineMessage<{ list: string }>({
    id: 'worklist.worklist.list',
    description: 'Name of a fixed list',
    defaultMessage:
      '{list, select, active {Active} new {New} waiting {Waiting} snoozed {Snoozed} done {Done} cancelled {Cancelled} other {All}}',
  }),
  policyTypeName: defineMessage<{ type: string }>({
    id: 'worklist.worklist.policyTypeName',
    description: 'Kinds of policy',
    defaultMessage:
      '{type, select, rca {RCA} casco {Casco} rca_dd {RCA, direct settlement} green_card {Green card} other {Other policy}}',
  }),
  priorityName: defineMessage<{ priority: number }>({
    id: 'worklist.worklist.priorityName',
    description: 'How urgent a task is',
    defaultMessage: '{priority, select, 0 {Normal} 1 {Raised} 2 {High} other {Urgent}}',
  }),
  snoozedFor: defineMessage<{ date: string; event: string }>({
    id: 'worklist.worklist.snoozedFor',
    description:
      'When a task that is put off comes back: at the latest on the date, or earlier when something happens',
    defaultMessage:
      '{date}{event, select, document { or when a document comes} reply { or when a reply comes} appointment { or after the appointment} other {}}',
  }),
};
