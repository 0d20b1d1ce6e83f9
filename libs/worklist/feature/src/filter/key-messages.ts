import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  mine: {
    id: 'worklist.filterKey.mine',
    description: 'Choice of the owner filter',
    defaultMessage: 'Mine',
  },
  myTeam: {
    id: 'worklist.filterKey.myTeam',
    description: 'Choice of the owner filter',
    defaultMessage: 'My team’s',
  },
  replaced: {
    id: 'worklist.filterKey.replaced',
    description: 'Choice of the owner filter: of colleagues I stand in for',
    defaultMessage: 'Of those I replace',
  },
  unassigned: {
    id: 'worklist.filterKey.unassigned',
    description: 'Choice of the owner filter',
    defaultMessage: 'Nobody’s yet',
  },
  overdue: {
    id: 'worklist.filterKey.overdue',
    description: 'Mark: past its deadline',
    defaultMessage: 'Overdue',
  },
  dueToday: {
    id: 'worklist.filterKey.dueToday',
    description: 'Mark: due today',
    defaultMessage: 'Deadline today',
  },
  legalDueSoon: {
    id: 'worklist.filterKey.legalDueSoon',
    description: 'Mark: the answer by law is due within three days',
    defaultMessage: 'Legal deadline within 3 days',
  },
  legalMissed: {
    id: 'worklist.filterKey.legalMissed',
    description: 'Mark: the day of the answer by law has passed',
    defaultMessage: 'Legal deadline missed',
  },
  returned: {
    id: 'worklist.filterKey.returned',
    description: 'Mark: came back from being put off',
    defaultMessage: 'Back from snoozing',
  },
  newDocuments: {
    id: 'worklist.filterKey.newDocuments',
    description: 'Mark: documents came from outside that the owner has not seen',
    defaultMessage: 'New documents',
  },
  untouched: {
    id: 'worklist.filterKey.untouched',
    description: 'Mark: nothing happened for a week',
    defaultMessage: 'Not touched for 7 days',
  },
  noNextAction: {
    id: 'worklist.filterKey.noNextAction',
    description: 'Mark: neither deadline nor follow-up ahead',
    defaultMessage: 'No next step',
  },
  specialCustomer: {
    id: 'worklist.filterKey.specialCustomer',
    description: 'Mark: a customer who gets special care',
    defaultMessage: 'Special customers',
  },
  waitingStatus: {
    id: 'worklist.filterKey.waitingStatus',
    description: 'Mark: its status waits for somebody',
    defaultMessage: 'In a waiting status',
  },
});
