import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'assignments.worklist.title',
      description: 'Heading of the worklist',
      defaultMessage: 'Tasks',
    },
    claimFileNo: {
      id: 'assignments.worklist.claimFileNo',
      description: 'Column',
      defaultMessage: 'Claim file',
    },
    assignmentNo: {
      id: 'assignments.worklist.assignmentNo',
      description: 'Column: the number of the task itself',
      defaultMessage: 'Task number',
    },
    assignmentType: {
      id: 'assignments.worklist.assignmentType',
      description: 'Column and filter: kind of task',
      defaultMessage: 'Task',
    },
    status: { id: 'assignments.worklist.status', description: 'Column', defaultMessage: 'Status' },
    plate: { id: 'assignments.worklist.plate', description: 'Column', defaultMessage: 'Plate' },
    claimant: { id: 'assignments.worklist.claimant', description: 'Column', defaultMessage: 'Claimant' },
    insured: { id: 'assignments.worklist.insured', description: 'Column', defaultMessage: 'Insured' },
    policyType: { id: 'assignments.worklist.policyType', description: 'Column', defaultMessage: 'Policy' },
    partner: {
      id: 'assignments.worklist.partner',
      description: 'Column: the partner that works on it, such as a repair shop',
      defaultMessage: 'Partner',
    },
    specialCustomer: {
      id: 'assignments.worklist.specialCustomer',
      description: 'Column: the customer who gets special care',
      defaultMessage: 'Special customer',
    },
    county: { id: 'assignments.worklist.county', description: 'Column', defaultMessage: 'County' },
    assignedTo: {
      id: 'assignments.worklist.assignedTo',
      description: 'Column',
      defaultMessage: 'Assigned to',
    },
    tags: { id: 'assignments.worklist.tags', description: 'Column', defaultMessage: 'Tags' },
    unread: {
      id: 'assignments.worklist.unread',
      description: 'Column: what is new since the last visit',
      defaultMessage: 'New on it',
    },
    lastActivity: {
      id: 'assignments.worklist.lastActivity',
      description: 'Column',
      defaultMessage: 'Last change',
    },
    snoozedUntil: {
      id: 'assignments.worklist.snoozedUntil',
      description: 'Column: when it comes back',
      defaultMessage: 'Snoozed until',
    },
    priority: { id: 'assignments.worklist.priority', description: 'Column', defaultMessage: 'Priority' },
    unassigned: {
      id: 'assignments.worklist.unassigned',
      description: 'Shown instead of a name',
      defaultMessage: 'Nobody yet',
    },
    due: { id: 'assignments.worklist.due', description: 'Column', defaultMessage: 'Deadline' },
    legalDue: {
      id: 'assignments.worklist.legalDue',
      description: 'Column: last day for the answer by law',
      defaultMessage: 'Legal deadline',
    },
    created: { id: 'assignments.worklist.created', description: 'Column', defaultMessage: 'Created' },
    returned: {
      id: 'assignments.worklist.returned',
      description: 'Mark of a task that is back from being put off',
      defaultMessage: 'Returned',
    },
    more: {
      id: 'assignments.worklist.more',
      description: 'Button that loads the next page',
      defaultMessage: 'Show more',
    },
    empty: {
      id: 'assignments.worklist.empty',
      description: 'Shown when a list without filters has no rows',
      defaultMessage: 'No tasks in this list',
    },
    emptySnoozed: {
      id: 'assignments.worklist.emptySnoozed',
      description: 'Shown when nothing is put off',
      defaultMessage: 'Nothing is snoozed',
    },
    emptySnoozedAdvice: {
      id: 'assignments.worklist.emptySnoozedAdvice',
      description: 'Below the empty list of what is put off',
      defaultMessage: 'Snooze a task and it waits here until its day comes.',
    },
    showAll: {
      id: 'assignments.worklist.showAll',
      description: 'Below an empty list: shows the tasks of every list, also those that are done',
      defaultMessage: 'Show all tasks, done ones too',
    },
    emptyAdvice: {
      id: 'assignments.worklist.emptyAdvice',
      description: 'Below the empty list',
      defaultMessage: 'New claims appear here as soon as they are reported.',
    },
    clear: {
      id: 'assignments.worklist.clear',
      description: 'Button that removes all filters',
      defaultMessage: 'Clear filters',
    },
    notRefreshed: {
      id: 'assignments.worklist.notRefreshed',
      description: 'Above rows that are shown although the server could not be asked again',
      defaultMessage: 'These rows may be out of date.',
    },
    retry: {
      id: 'assignments.worklist.retry',
      description: 'Button: asks the server again',
      defaultMessage: 'Try again',
    },
    lists: {
      id: 'assignments.worklist.lists',
      description: 'Name of the row of lists',
      defaultMessage: 'Lists',
    },
    newNote: {
      id: 'assignments.worklist.newNote',
      description: 'Mark for screen readers: a new note',
      defaultMessage: 'new note',
    },
    newMessage: {
      id: 'assignments.worklist.newMessage',
      description: 'Mark for screen readers: a new message',
      defaultMessage: 'new message',
    },
    newDocument: {
      id: 'assignments.worklist.newDocument',
      description: 'Mark for screen readers: a new document',
      defaultMessage: 'new document',
    },
    noSuchView: {
      id: 'assignments.worklist.noSuchView',
      description: "Shown when a saved view does not exist or is somebody else's",
      defaultMessage: 'This view is not here',
    },
    noSuchViewAdvice: {
      id: 'assignments.worklist.noSuchViewAdvice',
      description: 'Below that',
      defaultMessage: 'It was deleted, or a colleague no longer shares it.',
    },
  }),
  caption: defineMessage<{ order: string }>({
    id: 'assignments.worklist.caption',
    description: 'Name of the table for screen readers, as in "Tasks, order: Priority, descending"',
    defaultMessage: 'Tasks, order: {order}.',
  }),
  total: defineMessage<{ count: number }>({
    id: 'assignments.worklist.total',
    description: 'How many assignments the filter finds',
    defaultMessage: '{count, plural, one {# task} other {# tasks}}',
  }),
  totalCapped: defineMessage<{ count: number }>({
    id: 'assignments.worklist.totalCapped',
    description: 'There are more than the counted number',
    defaultMessage: 'More than {count} tasks',
  }),
  news: defineMessage<{ count: number }>({
    id: 'assignments.worklist.news',
    description: 'Button: new tasks came meanwhile, shows them',
    defaultMessage: '{count, plural, one {# new task — show} other {# new tasks — show}}',
  }),
  list: defineMessage<{ list: string }>({
    id: 'assignments.worklist.list',
    description: 'Name of a fixed list',
    defaultMessage:
      '{list, select, active {Active} new {New} waiting {Waiting} snoozed {Snoozed} done {Done} cancelled {Cancelled} other {All}}',
  }),
  policyTypeName: defineMessage<{ type: string }>({
    id: 'assignments.worklist.policyTypeName',
    description: 'Kinds of policy',
    defaultMessage:
      '{type, select, rca {RCA} casco {Casco} rca_dd {RCA, direct settlement} green_card {Green card} other {Other policy}}',
  }),
  priorityName: defineMessage<{ priority: number }>({
    id: 'assignments.worklist.priorityName',
    description: 'How urgent a task is',
    defaultMessage: '{priority, select, 0 {Normal} 1 {Raised} 2 {High} other {Urgent}}',
  }),
  snoozedFor: defineMessage<{ date: string; event: string }>({
    id: 'assignments.worklist.snoozedFor',
    description:
      'When a task that is put off comes back: at the latest on the date, or earlier when something happens',
    defaultMessage:
      '{date}{event, select, document { or when a document comes} reply { or when a reply comes} appointment { or after the appointment} other {}}',
  }),
};
