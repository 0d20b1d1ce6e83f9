import { defineMessages } from 'react-intl';

/** In which phase work is. */
export const phaseMessages = defineMessages({
  new: {
    id: 'assignments.process.phase.new',
    description: 'Phase of a status',
    defaultMessage: 'New',
  },
  active: {
    id: 'assignments.process.phase.active',
    description: 'Phase of a status',
    defaultMessage: 'In work',
  },
  waiting: {
    id: 'assignments.process.phase.waiting',
    description: 'Phase of a status',
    defaultMessage: 'Waiting',
  },
  done: {
    id: 'assignments.process.phase.done',
    description: 'Phase of a status',
    defaultMessage: 'Done',
  },
  cancelled: {
    id: 'assignments.process.phase.cancelled',
    description: 'Phase of a status',
    defaultMessage: 'Cancelled',
  },
});

/** On whom work waits. */
export const whomMessages = defineMessages({
  us: {
    id: 'assignments.process.whom.us',
    description: 'On whom work waits',
    defaultMessage: 'Us',
  },
  manager: {
    id: 'assignments.process.whom.manager',
    description: 'On whom work waits',
    defaultMessage: 'The manager',
  },
  claimant: {
    id: 'assignments.process.whom.claimant',
    description: 'On whom work waits',
    defaultMessage: 'The claimant',
  },
  shop: {
    id: 'assignments.process.whom.shop',
    description: 'On whom work waits',
    defaultMessage: 'The repair shop',
  },
  police: {
    id: 'assignments.process.whom.police',
    description: 'On whom work waits',
    defaultMessage: 'The police',
  },
  insurer: {
    id: 'assignments.process.whom.insurer',
    description: 'On whom work waits',
    defaultMessage: 'The insurer',
  },
  other: {
    id: 'assignments.process.whom.other',
    description: 'On whom work waits',
    defaultMessage: 'Somebody else',
  },
});
