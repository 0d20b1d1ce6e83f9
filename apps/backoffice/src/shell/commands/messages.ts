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
  search: {
    id: 'backoffice.commands.search',
    description: 'Name of the button with the magnifier in the top bar: leads to the search',
    defaultMessage: 'Search',
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
  signOutKeywords: {
    id: 'backoffice.commands.signOutKeywords',
    description: 'Other words that people type for signing out, separated by spaces; searched, never shown',
    defaultMessage: 'log out logout logoff disconnect leave exit quit',
  },
  shortcutsKeywords: {
    id: 'backoffice.commands.shortcutsKeywords',
    description: 'Other words that people type for the keyboard shortcuts, separated by spaces',
    defaultMessage: 'keys hotkeys version about',
  },
  changePasswordKeywords: {
    id: 'backoffice.commands.changePasswordKeywords',
    description: 'Other words that people type for changing the password, separated by spaces',
    defaultMessage: 'security sign in credentials',
  },
});
