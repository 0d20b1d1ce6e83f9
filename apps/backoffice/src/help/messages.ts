import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: {
    id: 'backoffice.help.open',
    description: 'Name of the button with a question mark in the bar at the top of every page',
    defaultMessage: 'Help for this page',
  },
  title: {
    id: 'backoffice.help.title',
    description: 'Title of the panel with help until its article is there',
    defaultMessage: 'Help',
  },
  others: {
    id: 'backoffice.help.others',
    description: 'In the panel with help, above the links to the other articles',
    defaultMessage: 'Other topics',
  },
  find: {
    id: 'backoffice.help.find',
    description: 'Label of the search in the panel with help',
    defaultMessage: 'Search the help',
  },
  foundTopics: {
    id: 'backoffice.help.foundTopics',
    description: 'Name of the list of articles that were found',
    defaultMessage: 'Topics found',
  },
  missing: {
    id: 'backoffice.help.missing',
    description: 'In the panel with help, when its articles cannot be fetched',
    defaultMessage: 'The help could not be fetched. Check your connection and try again.',
  },
});
