import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'fnol.claimNotification.title',
    description: 'Name of the form, shown above every page.',
    defaultMessage: 'Report a car accident',
  },
  pageTitle: {
    id: 'fnol.claimNotification.pageTitle',
    description: 'Title of the browser tab.',
    defaultMessage: '{heading} – {title}',
  },
  steps: {
    id: 'fnol.claimNotification.steps',
    description: 'Name of the list of steps for screen readers.',
    defaultMessage: 'Steps of the report',
  },
  stepOf: {
    id: 'fnol.claimNotification.stepOf',
    description: 'Which step of how many is shown, with its name.',
    defaultMessage: 'Step {number, number} of {count, number}: {step}',
  },
  continue: {
    id: 'fnol.claimNotification.continue',
    description: 'Button to the next page.',
    defaultMessage: 'Continue',
  },
  saveChange: {
    id: 'fnol.claimNotification.saveChange',
    description: 'Button that returns to the page with all answers.',
    defaultMessage: 'Save and return',
  },
  back: {
    id: 'fnol.claimNotification.back',
    description: 'Link to the page before.',
    defaultMessage: 'Back',
  },
  kept: {
    id: 'fnol.claimNotification.kept',
    description: 'Says where the answers are kept.',
    defaultMessage: 'Your answers are kept on this device only, for 7 days, until you send them.',
  },
  startOver: {
    id: 'fnol.claimNotification.startOver',
    description: 'Button that deletes all answers.',
    defaultMessage: 'Delete my answers',
  },
  startOverQuestion: {
    id: 'fnol.claimNotification.startOverQuestion',
    description: 'Asked before all answers are deleted.',
    defaultMessage: 'Delete everything you have entered? This cannot be undone.',
  },
  keepAnswers: {
    id: 'fnol.claimNotification.keepAnswers',
    description: 'Button that keeps the answers after all.',
    defaultMessage: 'Keep my answers',
  },
  loading: {
    id: 'fnol.claimNotification.loading',
    description: 'Said while the form opens.',
    defaultMessage: 'Opening the form…',
  },
  refusedTitle: {
    id: 'fnol.claimNotification.refusedTitle',
    description: 'Title of the summary when the server did not accept an answer.',
    defaultMessage: 'This answer was not accepted',
  },
  refusedField: {
    id: 'fnol.claimNotification.refusedField',
    description: 'Shown at a field that the server refused for a reason the form has no own words for.',
    defaultMessage: 'Check this answer',
  },
});
