import { defineMessages } from 'react-intl';

/** What the list of the settings says about the page. */
export const processPageMessages = defineMessages({
  title: {
    id: 'assignments.process.page.title',
    description: 'Title of the settings page with the process editor',
    defaultMessage: 'Process',
  },
  about: {
    id: 'assignments.process.page.about',
    description: 'What that page is for, in one line',
    defaultMessage: 'Statuses and steps of every kind of work: draft, check, simulate, publish',
  },
  keywords: {
    id: 'assignments.process.page.keywords',
    description: 'Other words that people type for that page, separated by spaces',
    defaultMessage: 'workflow transition status step version publish simulation guard effect',
  },
});
