import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    status: { id: 'assignments.guest-assignment.status', description: 'Fact', defaultMessage: 'Status' },
    task: {
      id: 'assignments.guest-assignment.task',
      description: 'Fact: what is being done',
      defaultMessage: 'What we are working on',
    },
    vehicle: { id: 'assignments.guest-assignment.vehicle', description: 'Fact', defaultMessage: 'Vehicle' },
    event: { id: 'assignments.guest-assignment.event', description: 'Fact', defaultMessage: 'Accident' },
    reported: {
      id: 'assignments.guest-assignment.reported',
      description: 'Fact',
      defaultMessage: 'Reported',
    },
    next: {
      id: 'assignments.guest-assignment.next',
      description: 'Heading',
      defaultMessage: 'What happens next',
    },
    nothingNext: {
      id: 'assignments.guest-assignment.nothing-next',
      description: 'When no next step is known',
      defaultMessage: 'We will write to you when there is news.',
    },
  }),
  title: defineMessage<{ number: string }>({
    id: 'assignments.guest-assignment.title',
    description: 'Heading',
    defaultMessage: 'Your claim {number}',
  }),
};
