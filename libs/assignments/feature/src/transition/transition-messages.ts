import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    next: {
      id: 'assignments.transition.next',
      description: 'Name of the group of buttons',
      defaultMessage: 'Next step',
    },
    others: {
      id: 'assignments.transition.others',
      description: 'Button on a phone: the steps beside the first one, and what is missing for some',
      defaultMessage: 'Other steps',
    },
    noneYet: {
      id: 'assignments.transition.noneYet',
      description: 'On a phone instead of the first step, when something is missing for each',
      defaultMessage: 'No step is possible yet.',
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
    notUndoable: {
      id: 'assignments.transition.notUndoable',
      description: 'Said of a step before it is taken',
      defaultMessage: 'Cannot be undone',
    },
    undo: {
      id: 'assignments.transition.undo',
      description: 'Button of the notice: takes the step back',
      defaultMessage: 'Undo',
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
  outlook: defineMessage<{ name: string; outlook: string }>({
    id: 'assignments.transition.outlook',
    description: 'Below the buttons: what a step will do, as a list with dots between',
    defaultMessage: '{name}: {outlook}',
  }),
  undone: defineMessage<{ outcome: 'done' | 'skipped' }>({
    id: 'assignments.transition.undone',
    description: 'Notice after a step was taken back, or could not be because a colleague went on',
    defaultMessage:
      '{outcome, select, done {The status is as before} other {Somebody has changed the task since, so it stays}}',
  }),
  moved: defineMessage<{ status: string }>({
    id: 'assignments.transition.moved',
    description: 'Notice',
    defaultMessage: 'New status: {status}',
  }),
};
