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
    assignmentType: {
      id: 'assignments.worklist.assignmentType',
      description: 'Column',
      defaultMessage: 'Task',
    },
    status: { id: 'assignments.worklist.status', description: 'Column and filter', defaultMessage: 'Status' },
    plate: { id: 'assignments.worklist.plate', description: 'Column', defaultMessage: 'Plate' },
    claimant: { id: 'assignments.worklist.claimant', description: 'Column', defaultMessage: 'Claimant' },
    county: { id: 'assignments.worklist.county', description: 'Column and filter', defaultMessage: 'County' },
    assignedTo: {
      id: 'assignments.worklist.assignedTo',
      description: 'Column',
      defaultMessage: 'Assigned to',
    },
    unassigned: {
      id: 'assignments.worklist.unassigned',
      description: 'Shown instead of a name',
      defaultMessage: 'Nobody yet',
    },
    due: { id: 'assignments.worklist.due', description: 'Column', defaultMessage: 'Due' },
    legalDue: {
      id: 'assignments.worklist.legalDue',
      description: 'Column: last day for the answer by law',
      defaultMessage: 'Legal answer',
    },
    created: { id: 'assignments.worklist.created', description: 'Column', defaultMessage: 'Created' },
    searchKey: {
      id: 'assignments.worklist.searchKey',
      description: 'What a key does: puts the focus into the search box of the list',
      defaultMessage: 'Search in the list',
    },
    search: {
      id: 'assignments.worklist.search',
      description: 'Label of the search box',
      defaultMessage: 'Search',
    },
    searchHint: {
      id: 'assignments.worklist.searchHint',
      description: 'Placeholder of the search box',
      defaultMessage: 'File number, plate, name, policy',
    },
    filters: {
      id: 'assignments.worklist.filters',
      description: 'Button that unfolds the filters on a phone',
      defaultMessage: 'Filters',
    },
    whose: { id: 'assignments.worklist.whose', description: 'Filter by owner', defaultMessage: 'Whose' },
    everybody: {
      id: 'assignments.worklist.everybody',
      description: 'Choice of the owner filter',
      defaultMessage: 'Everybody’s',
    },
    mine: {
      id: 'assignments.worklist.mine',
      description: 'Choice of the owner filter',
      defaultMessage: 'Mine',
    },
    myTeam: {
      id: 'assignments.worklist.myTeam',
      description: 'Choice of the owner filter',
      defaultMessage: 'My team’s',
    },
    replaced: {
      id: 'assignments.worklist.replaced',
      description: 'Choice of the owner filter: of colleagues I stand in for',
      defaultMessage: 'Of those I replace',
    },
    list: { id: 'assignments.worklist.list', description: 'Filter by list', defaultMessage: 'List' },
    active: { id: 'assignments.worklist.active', description: 'List', defaultMessage: 'Active' },
    new: { id: 'assignments.worklist.new', description: 'List', defaultMessage: 'New' },
    waiting: { id: 'assignments.worklist.waiting', description: 'List', defaultMessage: 'Waiting' },
    done: { id: 'assignments.worklist.done', description: 'List', defaultMessage: 'Done' },
    cancelled: { id: 'assignments.worklist.cancelled', description: 'List', defaultMessage: 'Cancelled' },
    all: { id: 'assignments.worklist.all', description: 'List and empty choice', defaultMessage: 'All' },
    deadline: {
      id: 'assignments.worklist.deadline',
      description: 'Filter by deadline',
      defaultMessage: 'Deadline',
    },
    anyDeadline: {
      id: 'assignments.worklist.anyDeadline',
      description: 'Choice of the deadline filter',
      defaultMessage: 'Any',
    },
    overdue: {
      id: 'assignments.worklist.overdue',
      description: 'Choice of the deadline filter',
      defaultMessage: 'Overdue',
    },
    dueToday: {
      id: 'assignments.worklist.dueToday',
      description: 'Choice of the deadline filter',
      defaultMessage: 'Due today',
    },
    clear: {
      id: 'assignments.worklist.clear',
      description: 'Button that removes all filters',
      defaultMessage: 'Clear filters',
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
  }),
  caption: defineMessage<{ sort: string }>({
    id: 'assignments.worklist.caption',
    description: 'Name of the table for screen readers',
    defaultMessage: 'Assignments, {sort, select, due_at {nearest deadline first} other {sorted by column}}',
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
};
