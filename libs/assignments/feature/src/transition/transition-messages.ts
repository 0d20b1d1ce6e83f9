import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    next: {
      id: 'assignments.transition.next',
      description: 'Name of the group of buttons',
      defaultMessage: 'Next step',
    },
    final: {
      id: 'assignments.transition.final',
      description: 'When no transition exists',
      defaultMessage: 'This task is closed.',
    },
    reason: {
      id: 'assignments.transition.reason',
      description: 'Label of the field',
      defaultMessage: 'Reason',
    },
    reasonMissing: {
      id: 'assignments.transition.reasonMissing',
      description: 'Error',
      defaultMessage: 'Say why.',
    },
    stale: {
      id: 'assignments.transition.stale',
      description: 'Title when somebody was faster',
      defaultMessage: 'A colleague changed this task meanwhile',
    },
    staleAdvice: {
      id: 'assignments.transition.staleAdvice',
      description: 'Below the title',
      defaultMessage: 'You see the present state now. Check it and choose again.',
    },
    staleReason: {
      id: 'assignments.transition.staleReason',
      description: 'In the dialog that asks for a reason, when somebody was faster',
      defaultMessage:
        'A colleague changed this task meanwhile. Close this, look at the present state and choose again; your reason is kept.',
    },
    refused: {
      id: 'assignments.transition.refused',
      description: 'Title of the error',
      defaultMessage: 'The status was not changed',
    },
  }),
  missing: defineMessage<{ name: string; missing: string }>({
    id: 'assignments.transition.missing',
    description: 'What a step still needs',
    defaultMessage: '“{name}” still needs: {missing}.',
  }),
  notYours: defineMessage<{ name: string }>({
    id: 'assignments.transition.notYours',
    description: 'A step that other roles take',
    defaultMessage: '“{name}” is not for your role.',
  }),
  moved: defineMessage<{ status: string }>({
    id: 'assignments.transition.moved',
    description: 'Notice',
    defaultMessage: 'New status: {status}',
  }),
};
