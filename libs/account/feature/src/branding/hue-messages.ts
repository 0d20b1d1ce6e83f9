import { defineMessages } from 'react-intl';

/** The hues of the Material palette in words. */
export const hueMessages = defineMessages({
  red: { id: 'account.branding.hueRed', description: 'A colour', defaultMessage: 'Red' },
  pink: { id: 'account.branding.huePink', description: 'A colour', defaultMessage: 'Pink' },
  purple: { id: 'account.branding.huePurple', description: 'A colour', defaultMessage: 'Purple' },
  'deep-purple': {
    id: 'account.branding.hueDeepPurple',
    description: 'A colour',
    defaultMessage: 'Deep purple',
  },
  indigo: { id: 'account.branding.hueIndigo', description: 'A colour', defaultMessage: 'Indigo' },
  blue: { id: 'account.branding.hueBlue', description: 'A colour', defaultMessage: 'Blue' },
  'light-blue': {
    id: 'account.branding.hueLightBlue',
    description: 'A colour',
    defaultMessage: 'Light blue',
  },
  cyan: { id: 'account.branding.hueCyan', description: 'A colour', defaultMessage: 'Cyan' },
  teal: { id: 'account.branding.hueTeal', description: 'A colour', defaultMessage: 'Teal' },
  green: { id: 'account.branding.hueGreen', description: 'A colour', defaultMessage: 'Green' },
  'light-green': {
    id: 'account.branding.hueLightGreen',
    description: 'A colour',
    defaultMessage: 'Light green',
  },
  lime: { id: 'account.branding.hueLime', description: 'A colour', defaultMessage: 'Lime' },
  yellow: { id: 'account.branding.hueYellow', description: 'A colour', defaultMessage: 'Yellow' },
  amber: { id: 'account.branding.hueAmber', description: 'A colour', defaultMessage: 'Amber' },
  orange: { id: 'account.branding.hueOrange', description: 'A colour', defaultMessage: 'Orange' },
  'deep-orange': {
    id: 'account.branding.hueDeepOrange',
    description: 'A colour',
    defaultMessage: 'Deep orange',
  },
  brown: { id: 'account.branding.hueBrown', description: 'A colour', defaultMessage: 'Brown' },
  grey: { id: 'account.branding.hueGrey', description: 'A colour', defaultMessage: 'Grey' },
  'blue-grey': { id: 'account.branding.hueBlueGrey', description: 'A colour', defaultMessage: 'Blue grey' },
  white: { id: 'account.branding.hueWhite', description: 'A colour', defaultMessage: 'White' },
  black: { id: 'account.branding.hueBlack', description: 'A colour', defaultMessage: 'Black' },
});
