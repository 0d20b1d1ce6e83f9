import { defineMessages } from 'react-intl';

/** What the list of the settings says about the page. */
export const pageMessages = defineMessages({
  help: {
    id: 'assignments.statusTexts.help',
    description: 'Title of the settings page on which the help of statuses is written, and of its menu entry',
    defaultMessage: 'Status help',
  },
  helpAbout: {
    id: 'assignments.statusTexts.helpAbout',
    description: 'What that page is for, in one line',
    defaultMessage: 'What each status means and what to do in it, as colleagues read it at the status',
  },
  helpKeywords: {
    id: 'assignments.statusTexts.helpKeywords',
    description: 'Other words that people type for that page, separated by spaces',
    defaultMessage: 'explanation meaning text question mark guidance',
  },
  names: {
    id: 'assignments.statusTexts.names',
    description: 'Title of the settings page with names, colours and tracker texts of statuses',
    defaultMessage: 'Statuses',
  },
  namesAbout: {
    id: 'assignments.statusTexts.namesAbout',
    description: 'What that page is for, in one line',
    defaultMessage: 'What statuses are called, their colours, and what claimants read in them',
  },
  namesKeywords: {
    id: 'assignments.statusTexts.namesKeywords',
    description: 'Other words that people type for that page, separated by spaces',
    defaultMessage: 'rename state chip tracker message color',
  },
  process: {
    id: 'assignments.statusTexts.process',
    description: 'Heading of the group of settings pages about kinds of work and their statuses',
    defaultMessage: 'Work and statuses',
  },
});
