import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  colors: {
    id: 'account.preferences.colors',
    description: 'Label of the choice between light and dark',
    defaultMessage: 'Colours',
  },
  system: {
    id: 'account.preferences.system',
    description: 'Colours: whatever the device uses',
    defaultMessage: 'Automatic',
  },
  light: { id: 'account.preferences.light', description: 'Colours: light', defaultMessage: 'Light' },
  dark: { id: 'account.preferences.dark', description: 'Colours: dark', defaultMessage: 'Dark' },
  language: {
    id: 'account.preferences.language',
    description: 'Label of the choice of language',
    defaultMessage: 'Language',
  },
  density: {
    id: 'account.preferences.density',
    description: 'Label of the choice how close together rows stand',
    defaultMessage: 'Rows and buttons',
  },
  comfortable: {
    id: 'account.preferences.comfortable',
    description: 'Density: rows stand apart',
    defaultMessage: 'With space',
  },
  compact: {
    id: 'account.preferences.compact',
    description: 'Density: rows stand close together',
    defaultMessage: 'Close together',
  },
  notificationsOffHere: {
    id: 'account.preferences.notificationsOffHere',
    description: 'In the user menu, on or off: new tasks are not announced to this user',
    defaultMessage: 'Do not announce new tasks',
  },
  notificationsOnHere: {
    id: 'account.preferences.notificationsOnHere',
    description: 'In the command palette: new tasks are announced to this user from now on',
    defaultMessage: 'Announce new tasks',
  },
});
