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
});
