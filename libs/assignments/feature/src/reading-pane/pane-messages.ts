import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    acts: {
      id: 'assignments.readingPane.acts',
      description: 'Name of the bar of acts below the open file',
      defaultMessage: 'What can be done',
    },
    status: {
      id: 'assignments.readingPane.status',
      description: 'Button and key: other ways out of the status',
      defaultMessage: 'Status',
    },
    snooze: {
      id: 'assignments.readingPane.snooze',
      description: 'Button and key: puts the task off',
      defaultMessage: 'Snooze',
    },
    assign: {
      id: 'assignments.readingPane.assign',
      description: 'Button and key: gives the task to somebody',
      defaultMessage: 'Reassign',
    },
    advance: {
      id: 'assignments.readingPane.advance',
      description: 'Key: takes the first step and opens the next file',
      defaultMessage: 'Take the step and go on',
    },
    more: {
      id: 'assignments.readingPane.more',
      description: 'Menu beside the button of the step',
      defaultMessage: 'Other ways to take the step',
    },
    noStep: {
      id: 'assignments.readingPane.noStep',
      description: 'Instead of the button of the step',
      defaultMessage: 'There is no next step',
    },
    snoozed: {
      id: 'assignments.readingPane.snoozed',
      description: 'What was done, after the number of the file',
      defaultMessage: 'snoozed',
    },
    assigned: {
      id: 'assignments.readingPane.assigned',
      description: 'What was done, after the number of the file',
      defaultMessage: 'reassigned',
    },
    changed: {
      id: 'assignments.readingPane.changed',
      description: 'What was done, after the number of the file',
      defaultMessage: 'changed',
    },
    stale: {
      id: 'assignments.readingPane.stale',
      description: 'Why a step was refused',
      defaultMessage: 'A colleague changed this task meanwhile. It is shown as it is now.',
    },
  }),
  andGoOn: defineMessage<{ name: string }>({
    id: 'assignments.readingPane.andGoOn',
    description: 'Button: takes the step {name} and opens the next file',
    defaultMessage: '{name} and go on',
  }),
  andStay: defineMessage<{ name: string }>({
    id: 'assignments.readingPane.andStay',
    description: 'Menu entry: takes the step {name}, the file stays open',
    defaultMessage: '{name} and stay',
  }),
  moved: defineMessage<{ status: string }>({
    id: 'assignments.readingPane.moved',
    description: 'What was done, after the number of the file',
    defaultMessage: 'new status: {status}',
  }),
};
