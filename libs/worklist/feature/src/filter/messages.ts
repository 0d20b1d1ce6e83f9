import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    searchKey: {
      id: 'worklist.filter.searchKey',
      description: 'What a key does: puts the focus into the search box of the list',
      defaultMessage: 'Search in the list',
    },
    search: {
      id: 'worklist.filter.search',
      description: 'Label of the search box',
      defaultMessage: 'Search',
    },
    searchHint: {
      id: 'worklist.filter.searchHint',
      description: 'Placeholder of the search box',
      defaultMessage: 'Filter the list',
    },
    clear: {
      id: 'worklist.filter.clear',
      description: 'Button that removes all filters',
      defaultMessage: 'Clear filters',
    },
    panelTitle: {
      id: 'worklist.filter.panelTitle',
      description: 'Title of the panel with all filters and the order of the list',
      defaultMessage: 'Filters and order',
    },
    list: { id: 'worklist.filter.list', description: 'Filter by list', defaultMessage: 'List' },
    whose: { id: 'worklist.filter.whose', description: 'Filter by owner', defaultMessage: 'Whose' },
    ownersHint: {
      id: 'worklist.filter.ownersHint',
      description: 'Below the owners: several may be chosen together',
      defaultMessage: 'Choose several to see them together.',
    },
    marks: {
      id: 'worklist.filter.marks',
      description: 'Heading above the marks',
      defaultMessage: 'Only those that are…',
    },
    unread: {
      id: 'worklist.filter.unread',
      description: 'Filter: something on it is newer than my last visit',
      defaultMessage: 'Unread by me',
    },
    reportCases: {
      id: 'worklist.filter.reportCases',
      description: 'Filter: the files behind a figure of a report; its value is a period',
      defaultMessage: 'From a report',
    },
    addStatus: {
      id: 'worklist.filter.addStatus',
      description: 'Field that adds a status to the filter',
      defaultMessage: 'Add a status',
    },
    partner: {
      id: 'worklist.filter.partner',
      description: 'Filter by partner',
      defaultMessage: 'Partner',
    },
    tag: { id: 'worklist.filter.tag', description: 'Filter by tag', defaultMessage: 'Tag' },
    docRequest: {
      id: 'worklist.filter.docRequest',
      description: 'Filter: how far the request for documents of a file is',
      defaultMessage: 'Requested documents',
    },
    waitingOn: {
      id: 'worklist.filter.waitingOn',
      description: 'Filter: whom it waits for',
      defaultMessage: 'Waiting for',
    },
    orderBy: {
      id: 'worklist.filter.orderBy',
      description: 'Field: the column that the list is ordered by',
      defaultMessage: 'Order by',
    },
    direction: {
      id: 'worklist.filter.direction',
      description: 'Field: from which end the order begins',
      defaultMessage: 'Direction',
    },
    asc: {
      id: 'worklist.filter.asc',
      description: 'Direction of an order: earliest, smallest or A first',
      defaultMessage: 'ascending',
    },
    desc: {
      id: 'worklist.filter.desc',
      description: 'Direction of an order: latest, largest or Z first',
      defaultMessage: 'descending',
    },
    created: {
      id: 'worklist.filter.created',
      description: 'Heading above the days on which it was created',
      defaultMessage: 'Created',
    },
    all: { id: 'worklist.filter.all', description: 'Empty choice', defaultMessage: 'All' },
    yes: {
      id: 'worklist.filter.yes',
      description: 'Value of a filter that is simply on',
      defaultMessage: 'yes',
    },
    notKnown: {
      id: 'worklist.filter.notKnown',
      description: 'Value of a filter whose name is not known yet',
      defaultMessage: '…',
    },
    done: {
      id: 'worklist.filter.done',
      description: 'Button that closes the panel of filters',
      defaultMessage: 'Show the list',
    },
    mark: {
      id: 'worklist.filter.mark',
      description: 'Name of the chip of such a mark',
      defaultMessage: 'Only',
    },
    dueFrom: {
      id: 'worklist.filter.dueFrom',
      description: 'Name of the chip of a first day',
      defaultMessage: 'Deadline from',
    },
    dueTo: {
      id: 'worklist.filter.dueTo',
      description: 'Name of the chip of a last day',
      defaultMessage: 'Deadline to',
    },
    createdFrom: {
      id: 'worklist.filter.createdFrom',
      description: 'Name of the chip of a first day',
      defaultMessage: 'Created from',
    },
    doneFrom: {
      id: 'worklist.filter.doneFrom',
      description: 'Name of the chip of the first day on which work was closed',
      defaultMessage: 'Closed from',
    },
    createdTo: {
      id: 'worklist.filter.createdTo',
      description: 'Name of the chip of a last day',
      defaultMessage: 'Created to',
    },
  }),
  filters: defineMessage<{ count: number }>({
    id: 'worklist.filter.filters',
    description: 'Button that opens all filters; with how many are on',
    defaultMessage: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
  }),
  range: defineMessage<{ from: string; to: string; count: string; more: string }>({
    id: 'worklist.filter.range',
    description: 'Which rows are shown of how many, as in "1–50 of 436"',
    defaultMessage: '{from}–{to} of {count}{more, select, yes { and more} other {}}',
  }),
  orderWords: defineMessage<{ column: string; direction: string }>({
    id: 'worklist.filter.orderWords',
    description: 'The order of the list, as in "Priority, descending"',
    defaultMessage: '{column}, {direction}',
  }),
  orderShown: defineMessage<{ order: string }>({
    id: 'worklist.filter.orderShown',
    description: 'Button that leads to the order of the list, where no heading shows it',
    defaultMessage: 'Order: {order}',
  }),
  docRequestName: defineMessage<{ state: string }>({
    id: 'worklist.filter.docRequestName',
    description: 'How far a request for documents is',
    defaultMessage: '{state, select, overdue {overdue} received {to be checked} other {still open}}',
  }),
  waitingOnName: defineMessage<{ who: string }>({
    id: 'worklist.filter.waitingOnName',
    description: 'Whom work waits for',
    defaultMessage:
      '{who, select, us {Us} manager {A manager} claimant {The claimant} shop {The repair shop} police {The police} insurer {The other insurer} other {Somebody else}}',
  }),
};
