import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    claimant: {
      id: 'claims.readingPane.claimant',
      description: 'Fact',
      defaultMessage: 'Claimant',
    },
    activity: { id: 'claims.readingPane.activity', description: 'Fact', defaultMessage: 'Task' },
    status: { id: 'claims.readingPane.status', description: 'Fact', defaultMessage: 'Status' },
    due: { id: 'claims.readingPane.due', description: 'Fact', defaultMessage: 'Deadline' },
    assignedTo: { id: 'claims.readingPane.assignedTo', description: 'Fact', defaultMessage: 'Assigned to' },
    unassigned: {
      id: 'claims.readingPane.unassigned',
      description: 'Fact: nobody has it',
      defaultMessage: 'Unassigned',
    },
  }),
  legalDue: defineMessage<{ date: string }>({
    id: 'claims.readingPane.legalDue',
    description: 'The last day for the answer by law',
    defaultMessage: 'legal deadline {date}',
  }),
};
