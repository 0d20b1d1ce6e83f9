import { defineMessages } from 'react-intl';

/**
 * The name of each page of the notification, which every page shows among its steps.
 *
 * Apart from the other texts of their pages, so that the first page brings none of those.
 */
export const stepNames = defineMessages({
  circumstances: {
    id: 'fnol.circumstances.step',
    description: 'Name of the step that asks what happened.',
    defaultMessage: 'What happened',
  },
  notifier: {
    id: 'fnol.notifier.step',
    description: 'Name of the step that asks who reports the accident.',
    defaultMessage: 'You',
  },
  policy: {
    id: 'fnol.policy.step',
    description: 'Name of the step that asks for the insurance.',
    defaultMessage: 'Insurance',
  },
  'time-and-place': {
    id: 'fnol.timeAndPlace.step',
    description: 'Name of the step that asks when and where it happened.',
    defaultMessage: 'When and where',
  },
  vehicle: {
    id: 'fnol.vehicle.step',
    description: 'Name of the step that asks for the own vehicle.',
    defaultMessage: 'Your vehicle',
  },
  photos: {
    id: 'fnol.photos.step',
    description: 'Name of the step that asks for photos.',
    defaultMessage: 'Photos',
  },
  check: {
    id: 'fnol.checkAnswers.step',
    description: 'Name of the step that shows all answers again.',
    defaultMessage: 'Check and send',
  },
});
