import { defineMessage, defineMessages } from 'react-intl';

/** Words of the dialog that publishes a process. */
export const publishMessages = {
  ...defineMessages({
    publishNow: {
      id: 'assignments.process.publishNow',
      description: 'Button of the dialog of publishing',
      defaultMessage: 'Publish',
    },
    scheduled: {
      id: 'assignments.process.scheduled',
      description: 'Notice after a later publication was set',
      defaultMessage: 'The version will come into force at its moment.',
    },
    reason: {
      id: 'assignments.process.reason',
      description: 'Label of the reason of a publication',
      defaultMessage: 'Why the process changes',
    },
    publishDay: {
      id: 'assignments.process.publishDay',
      description: 'Label of the day of a publication',
      defaultMessage: 'Day (empty: now)',
    },
    publishTime: {
      id: 'assignments.process.publishTime',
      description: 'Label of the hour of a publication',
      defaultMessage: 'Hour',
    },
    stays: {
      id: 'assignments.process.stays',
      description: 'Choice: the work stays on the old version',
      defaultMessage: 'stays on its version until it is done',
    },
  }),
  publishTitle: defineMessage<{ no: number }>({
    id: 'assignments.process.publishTitle',
    description: 'Title of the dialog of publishing',
    defaultMessage: 'Publish version {no}',
  }),
  published: defineMessage<{ no: number }>({
    id: 'assignments.process.published',
    description: 'Notice after publishing',
    defaultMessage: 'Version {no} is in force.',
  }),
  answerFor: defineMessage<{ name: string; count: number }>({
    id: 'assignments.process.answerFor',
    description: 'Label: where the work of a status goes that disappears',
    defaultMessage: 'Work in “{name}” ({count, plural, one {# open} other {# open}})',
  }),
  movesTo: defineMessage<{ name: string }>({
    id: 'assignments.process.movesTo',
    description: 'Choice: the work moves to a status',
    defaultMessage: 'moves to {name}',
  }),
  errorsFirst: defineMessage<{ count: number }>({
    id: 'assignments.process.errorsFirst',
    description: 'Above the dialog button while the check finds errors',
    defaultMessage:
      '{count, plural, one {# error has} other {# errors have}} to be corrected before the draft can be published.',
  }),
};
