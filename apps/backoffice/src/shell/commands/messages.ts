import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'backoffice.commands.title',
    description: 'Title of the command palette; also the entry of the user menu that opens it',
    defaultMessage: 'Commands',
  },
  findOrCommand: {
    id: 'backoffice.commands.findOrCommand',
    description: 'Button in the bar that looks like a search field and opens the command palette',
    defaultMessage: 'Find a claim file or give a command',
  },
  field: {
    id: 'backoffice.commands.field',
    description: 'Name of the field of the command palette for screen readers',
    defaultMessage: 'Page, action or claim file',
  },
  placeholder: {
    id: 'backoffice.commands.placeholder',
    description: 'In the empty field of the command palette: what can be found',
    defaultMessage: 'Page, action, claim number, plate or name',
  },
  recent: {
    id: 'backoffice.commands.recent',
    description: 'In the command palette, above what one opened last',
    defaultMessage: 'Recent',
  },
  onThisPage: {
    id: 'backoffice.commands.onThisPage',
    description: 'In the command palette, above what the open page offers',
    defaultMessage: 'On this page',
  },
  help: {
    id: 'backoffice.commands.help',
    description: 'In the command palette, above the articles of the help',
    defaultMessage: 'Help',
  },
  preferences: {
    id: 'backoffice.commands.preferences',
    description: 'In the command palette: the page with one’s own preferences',
    defaultMessage: 'My preferences',
  },
  sessions: {
    id: 'backoffice.commands.sessions',
    description: 'In the command palette: the page with the devices where one is signed in',
    defaultMessage: 'My devices',
  },
  pages: {
    id: 'backoffice.commands.pages',
    description: 'In the command palette, above the pages',
    defaultMessage: 'Pages',
  },
  actions: {
    id: 'backoffice.commands.actions',
    description: 'In the command palette, above actions such as changing the language',
    defaultMessage: 'Actions',
  },
});
