import { defineMessages } from 'react-intl';

/** The hues of the Material palette in words. */
export const hueMessages = defineMessages({
  red: { id: 'config.branding.hueRed', description: 'A colour', defaultMessage: 'Red' },
  pink: { id: 'config.branding.huePink', description: 'A colour', defaultMessage: 'Pink' },
  purple: { id: 'config.branding.huePurple', description: 'A colour', defaultMessage: 'Purple' },
  'deep-purple': {
    id: 'config.branding.hueDeepPurple',
    description: 'A colour',
    defaultMessage: 'Deep purple',
  },
  indigo: { id: 'config.branding.hueIndigo', description: 'A colour', defaultMessage: 'Indigo' },
  blue: { id: 'config.branding.hueBlue', description: 'A colour', defaultMessage: 'Blue' },
  'light-blue': {
    id: 'config.branding.hueLightBlue',
    description: 'A colour',
    defaultMessage: 'Light blue',
  },
  cyan: { id: 'config.branding.hueCyan', description: 'A colour', defaultMessage: 'Cyan' },
  teal: { id: 'config.branding.hueTeal', description: 'A colour', defaultMessage: 'Teal' },
  green: { id: 'config.branding.hueGreen', description: 'A colour', defaultMessage: 'Green' },
  'light-green': {
    id: 'config.branding.hueLightGreen',
    description: 'A colour',
    defaultMessage: 'Light green',
  },
  lime: { id: 'config.branding.hueLime', description: 'A colour', defaultMessage: 'Lime' },
  yellow: { id: 'config.branding.hueYellow', description: 'A colour', defaultMessage: 'Yellow' },
  amber: { id: 'config.branding.hueAmber', description: 'A colour', defaultMessage: 'Amber' },
  orange: { id: 'config.branding.hueOrange', description: 'A colour', defaultMessage: 'Orange' },
  'deep-orange': {
    id: 'config.branding.hueDeepOrange',
    description: 'A colour',
    defaultMessage: 'Deep orange',
  },
  brown: { id: 'config.branding.hueBrown', description: 'A colour', defaultMessage: 'Brown' },
  grey: { id: 'config.branding.hueGrey', description: 'A colour', defaultMessage: 'Grey' },
  'blue-grey': { id: 'config.branding.hueBlueGrey', description: 'A colour', defaultMessage: 'Blue grey' },
  white: { id: 'config.branding.hueWhite', description: 'A colour', defaultMessage: 'White' },
  black: { id: 'config.branding.hueBlack', description: 'A colour', defaultMessage: 'Black' },
});
