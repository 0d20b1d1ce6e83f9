import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    status: { id: 'assignments.guestAssignment.status', description: 'Fact', defaultMessage: 'Status' },
    task: {
      id: 'assignments.guestAssignment.task',
      description: 'Fact: what is being done',
      defaultMessage: 'What we are working on',
    },
    vehicle: { id: 'assignments.guestAssignment.vehicle', description: 'Fact', defaultMessage: 'Vehicle' },
    event: { id: 'assignments.guestAssignment.event', description: 'Fact', defaultMessage: 'Accident' },
    reported: {
      id: 'assignments.guestAssignment.reported',
      description: 'Fact',
      defaultMessage: 'Reported',
    },
    next: {
      id: 'assignments.guestAssignment.next',
      description: 'Heading',
      defaultMessage: 'What happens next',
    },
    nothingNext: {
      id: 'assignments.guestAssignment.nothingNext',
      description: 'When no next step is known',
      defaultMessage: 'We will write to you when there is news.',
    },
  }),
  title: defineMessage<{ number: string }>({
    id: 'assignments.guestAssignment.title',
    description: 'Heading',
    defaultMessage: 'Your claim {number}',
  }),
};
