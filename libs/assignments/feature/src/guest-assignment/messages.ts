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
  term: defineMessage({
    id: 'assignments.guestAssignment.term',
    description: 'Above in how many days we pay',
    defaultMessage: 'We pay within',
  }),
  days: defineMessage<{ days: number }>({
    id: 'assignments.guestAssignment.days',
    description: 'In how many days we pay, and from when they count',
    defaultMessage: '{days, plural, one {one day} other {# days}} of your accepting the offer',
  }),
  worksUntil: defineMessage<{ day: string }>({
    id: 'assignments.guestAssignment.worksUntil',
    description: 'At the end of the page: whose the link is, and its last day',
    defaultMessage: 'This link is yours alone, until {day}.',
  }),
  title: defineMessage<{ number: string }>({
    id: 'assignments.guestAssignment.title',
    description: 'Heading',
    defaultMessage: 'Your claim {number}',
  }),
};
