import { defineMessages } from 'react-intl';

/** Other words that people type for what has one name on the screen; searched, never shown. */
export const keywords = defineMessages({
  shortlist: {
    id: 'backoffice.keywords.shortlist',
    description: 'Other words that people type for the dashboard, separated by spaces',
    defaultMessage: 'home start today overview',
  },
  worklist: {
    id: 'backoffice.keywords.worklist',
    description: 'Other words that people type for the tasks, separated by spaces',
    defaultMessage: 'worklist list inbox',
  },
  search: {
    id: 'backoffice.keywords.search',
    description: 'Other words that people type for the search, separated by spaces',
    defaultMessage: 'find lookup',
  },
  config: {
    id: 'backoffice.keywords.config',
    description: 'Other words that people type for the settings, separated by spaces',
    defaultMessage: 'configuration options administration',
  },
  absences: {
    id: 'backoffice.keywords.absences',
    description: 'Other words that people type for the absences, separated by spaces',
    defaultMessage: 'holiday leave vacation time off',
  },
  profile: {
    id: 'backoffice.keywords.profile',
    description: 'Other words that people type for the page about oneself, separated by spaces',
    defaultMessage: 'account me name e-mail phone',
  },
  preferences: {
    id: 'backoffice.keywords.preferences',
    description: 'Other words that people type for their own preferences, separated by spaces',
    defaultMessage: 'settings options language theme colours density notifications',
  },
  sessions: {
    id: 'backoffice.keywords.sessions',
    description: 'Other words that people type for the devices where one is signed in, separated by spaces',
    defaultMessage: 'sessions security signed in',
  },
  signOut: {
    id: 'backoffice.keywords.signOut',
    description: 'Other words that people type for signing out, separated by spaces',
    defaultMessage: 'log out logout logoff disconnect leave exit quit',
  },
  shortcuts: {
    id: 'backoffice.keywords.shortcuts',
    description: 'Other words that people type for the keyboard shortcuts, separated by spaces',
    defaultMessage: 'keys hotkeys version about',
  },
  changePassword: {
    id: 'backoffice.keywords.changePassword',
    description: 'Other words that people type for changing the password, separated by spaces',
    defaultMessage: 'security sign in credentials',
  },
});
