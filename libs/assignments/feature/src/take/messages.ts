import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    take: {
      id: 'assignments.take.take',
      description: 'Button: takes a task that nobody has',
      defaultMessage: 'Take',
    },
    release: {
      id: 'assignments.take.release',
      description: 'Button: gives a task back to its queue',
      defaultMessage: 'Give back',
    },
    releaseTitle: {
      id: 'assignments.take.releaseTitle',
      description: 'Title of the dialog',
      defaultMessage: 'Give the task back',
    },
    why: { id: 'assignments.take.why', description: 'Label of the reason', defaultMessage: 'Why' },
    whyHint: {
      id: 'assignments.take.whyHint',
      description: 'Below the reason',
      defaultMessage: 'The task goes back to its queue, and colleagues read this.',
    },
    whyMissing: {
      id: 'assignments.take.whyMissing',
      description: 'The reason is missing or too short',
      defaultMessage: 'Say why, in a few words.',
    },
    released: {
      id: 'assignments.take.released',
      description: 'Notice',
      defaultMessage: 'The task is back in its queue',
    },
    stale: {
      id: 'assignments.take.stale',
      description: 'The task was changed meanwhile',
      defaultMessage: 'A colleague changed this task meanwhile. Close, look at it and try again.',
    },
  }),
  taken: defineMessage<{ file: string }>({
    id: 'assignments.take.taken',
    description: 'Notice',
    defaultMessage: '{file} is yours now',
  }),
  late: defineMessage<{ holder: string; file: string }>({
    id: 'assignments.take.late',
    description: 'Notice: somebody was faster',
    defaultMessage: '{holder} has taken {file} already',
  }),
};
