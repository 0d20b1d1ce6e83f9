import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    searchKey: {
      id: 'assignments.filter.searchKey',
      description: 'What a key does: puts the focus into the search box of the list',
      defaultMessage: 'Search in the list',
    },
    search: {
      id: 'assignments.filter.search',
      description: 'Label of the search box',
      defaultMessage: 'Search',
    },
    searchHint: {
      id: 'assignments.filter.searchHint',
      description: 'Placeholder of the search box',
      defaultMessage: 'Filter the list',
    },
    clear: {
      id: 'assignments.filter.clear',
      description: 'Button that removes all filters',
      defaultMessage: 'Clear filters',
    },
    panelTitle: {
      id: 'assignments.filter.panelTitle',
      description: 'Title of the panel with all filters and the order of the list',
      defaultMessage: 'Filters and order',
    },
    list: { id: 'assignments.filter.list', description: 'Filter by list', defaultMessage: 'List' },
    whose: { id: 'assignments.filter.whose', description: 'Filter by owner', defaultMessage: 'Whose' },
    ownersHint: {
      id: 'assignments.filter.ownersHint',
      description: 'Below the owners: several may be chosen together',
      defaultMessage: 'Choose several to see them together.',
    },
    deadline: {
      id: 'assignments.filter.deadline',
      description: 'Filter by deadline, and heading above the days',
      defaultMessage: 'Deadline',
    },
    marks: {
      id: 'assignments.filter.marks',
      description: 'Heading above the marks',
      defaultMessage: 'Only those that are…',
    },
    unread: {
      id: 'assignments.filter.unread',
      description: 'Filter: something on it is newer than my last visit',
      defaultMessage: 'Unread by me',
    },
    type: { id: 'assignments.filter.type', description: 'Filter by kind of task', defaultMessage: 'Task' },
    status: {
      id: 'assignments.filter.status',
      description: 'Filter by status; several may be chosen',
      defaultMessage: 'Status',
    },
    addStatus: {
      id: 'assignments.filter.addStatus',
      description: 'Field that adds a status to the filter',
      defaultMessage: 'Add a status',
    },
    county: { id: 'assignments.filter.county', description: 'Filter', defaultMessage: 'County' },
    policyType: { id: 'assignments.filter.policyType', description: 'Filter', defaultMessage: 'Policy' },
    priority: { id: 'assignments.filter.priority', description: 'Filter', defaultMessage: 'Priority' },
    assignee: {
      id: 'assignments.filter.assignee',
      description: 'Filter by whose work it is',
      defaultMessage: 'Assigned to',
    },
    partner: {
      id: 'assignments.filter.partner',
      description: 'Filter by partner',
      defaultMessage: 'Partner',
    },
    tag: { id: 'assignments.filter.tag', description: 'Filter by tag', defaultMessage: 'Tag' },
    waitingOn: {
      id: 'assignments.filter.waitingOn',
      description: 'Filter: whom it waits for',
      defaultMessage: 'Waits for',
    },
    orderBy: {
      id: 'assignments.filter.orderBy',
      description: 'Field: the column that the list is ordered by',
      defaultMessage: 'Order by',
    },
    direction: {
      id: 'assignments.filter.direction',
      description: 'Field: from which end the order begins',
      defaultMessage: 'Direction',
    },
    asc: {
      id: 'assignments.filter.asc',
      description: 'Direction of an order: earliest, smallest or A first',
      defaultMessage: 'ascending',
    },
    desc: {
      id: 'assignments.filter.desc',
      description: 'Direction of an order: latest, largest or Z first',
      defaultMessage: 'descending',
    },
    created: {
      id: 'assignments.filter.created',
      description: 'Heading above the days on which it was created',
      defaultMessage: 'Created',
    },
    from: { id: 'assignments.filter.from', description: 'Label of a first day', defaultMessage: 'From' },
    to: { id: 'assignments.filter.to', description: 'Label of a last day', defaultMessage: 'To' },
    all: { id: 'assignments.filter.all', description: 'Empty choice', defaultMessage: 'All' },
    yes: {
      id: 'assignments.filter.yes',
      description: 'Value of a filter that is simply on',
      defaultMessage: 'yes',
    },
    notKnown: {
      id: 'assignments.filter.notKnown',
      description: 'Value of a filter whose name is not known yet',
      defaultMessage: '…',
    },
    done: {
      id: 'assignments.filter.done',
      description: 'Button that closes the panel of filters',
      defaultMessage: 'Show the list',
    },
    mark: {
      id: 'assignments.filter.mark',
      description: 'Name of the chip of such a mark',
      defaultMessage: 'Only',
    },
    dueFrom: {
      id: 'assignments.filter.dueFrom',
      description: 'Name of the chip of a first day',
      defaultMessage: 'Deadline from',
    },
    dueTo: {
      id: 'assignments.filter.dueTo',
      description: 'Name of the chip of a last day',
      defaultMessage: 'Deadline to',
    },
    createdFrom: {
      id: 'assignments.filter.createdFrom',
      description: 'Name of the chip of a first day',
      defaultMessage: 'Created from',
    },
    createdTo: {
      id: 'assignments.filter.createdTo',
      description: 'Name of the chip of a last day',
      defaultMessage: 'Created to',
    },
  }),
  filters: defineMessage<{ count: number }>({
    id: 'assignments.filter.filters',
    description: 'Button that opens all filters; with how many are on',
    defaultMessage: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
  }),
  range: defineMessage<{ from: string; to: string; count: string; more: string }>({
    id: 'assignments.filter.range',
    description: 'Which rows are shown of how many, as in "1–50 of 436"',
    defaultMessage: '{from}–{to} of {count}{more, select, yes { and more} other {}}',
  }),
  orderWords: defineMessage<{ column: string; direction: string }>({
    id: 'assignments.filter.orderWords',
    description: 'The order of the list, as in "Priority, descending"',
    defaultMessage: '{column}, {direction}',
  }),
  orderShown: defineMessage<{ order: string }>({
    id: 'assignments.filter.orderShown',
    description: 'Button that leads to the order of the list, where no heading shows it',
    defaultMessage: 'Order: {order}',
  }),
  waitingOnName: defineMessage<{ who: string }>({
    id: 'assignments.filter.waitingOnName',
    description: 'Whom work waits for',
    defaultMessage:
      '{who, select, us {Us} manager {A manager} claimant {The claimant} shop {The repair shop} police {The police} insurer {The other insurer} other {Somebody else}}',
  }),
};
