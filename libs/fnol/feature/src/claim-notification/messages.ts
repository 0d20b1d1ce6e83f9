import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'fnol.claimNotification.title',
      description: 'Name of the form, shown above every page.',
      defaultMessage: 'Report a car accident',
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
    kept: {
      id: 'fnol.claimNotification.kept',
      description: 'Says where the answers are kept.',
      defaultMessage: 'Your answers are kept on this device, for 7 days, until you send them.',
    },
    elsewhere: {
      id: 'fnol.claimNotification.elsewhere',
      description: 'Button: makes a link that opens the report on another device.',
      defaultMessage: 'Use another device',
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
    listsAway: {
      id: 'fnol.claimNotification.listsAway',
      description: 'Shown when a list to choose from could not be fetched.',
      defaultMessage: 'A list to choose from could not be fetched. What you entered is safe.',
    },
    fetchAgain: {
      id: 'fnol.claimNotification.fetchAgain',
      description: 'Button that fetches the list again.',
      defaultMessage: 'Try again',
    },
  }),
  pageTitle: defineMessage<{ heading: string; title: string }>({
    id: 'fnol.claimNotification.pageTitle',
    description: 'Title of the browser tab.',
    defaultMessage: '{heading} – {title}',
  }),
};
