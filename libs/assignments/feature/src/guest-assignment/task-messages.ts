import { defineMessage } from 'react-intl';

export const taskMessages = {
  title: defineMessage({
    id: 'assignments.guestAssignment.tasks',
    description: 'Heading above everything that the guest has to do',
    defaultMessage: 'What you need to do',
  }),
  until: defineMessage<{ day: string }>({
    id: 'assignments.guestAssignment.until',
    description: 'The one day until which a thing may be done',
    defaultMessage: 'until {day}',
  }),
  toTracker: defineMessage({
    id: 'assignments.guestAssignment.toTracker',
    description: 'Link to the tracker, where everything can be done after an access code',
    defaultMessage: 'Do it on the page of your case',
  }),
  contact: defineMessage({
    id: 'assignments.guestAssignment.contact',
    description: 'Heading above the person whom the guest can turn to',
    defaultMessage: 'Who takes care of it',
  }),
  call: defineMessage<{ phone: string }>({
    id: 'assignments.guestAssignment.call',
    description: 'Link that calls',
    defaultMessage: 'Call {phone}',
  }),
  write: defineMessage<{ email: string }>({
    id: 'assignments.guestAssignment.write',
    description: 'Link that writes an e-mail',
    defaultMessage: 'Write to {email}',
  }),
};
