import { defineMessages } from 'react-intl';

/** Texts of the page alone; those of `messages.ts` are in menus and commands as well. */
export const pageMessages = defineMessages({
  colorsHint: {
    id: 'account.preferences.colorsHint',
    description: 'Below the choice of colours, explains "Automatic"',
    defaultMessage: 'Automatic follows the settings of your device.',
  },
  display: {
    id: 'account.preferences.display',
    description: 'Heading above language, colours and density',
    defaultMessage: 'Display',
  },
  densityHint: {
    id: 'account.preferences.densityHint',
    description: 'Below the choice of density',
    defaultMessage:
      'Close together shows more rows at once. On a touch screen everything stays large enough to hit.',
  },
  singleKeys: {
    id: 'account.preferences.singleKeys',
    description: 'Label of the checkbox that lets single characters be shortcuts',
    defaultMessage: 'Shortcuts of a single key',
  },
  singleKeysHint: {
    id: 'account.preferences.singleKeysHint',
    description: 'Below that checkbox: who switches it off, and where the shortcuts are listed',
    defaultMessage:
      'Switch them off if you dictate or press keys by accident. The key ? lists all shortcuts, and so does the menu with your name.',
  },
  notifications: {
    id: 'account.preferences.notifications',
    description: 'Heading above the choice of notifications',
    defaultMessage: 'Notifications',
  },
  newActivities: {
    id: 'account.preferences.newActivities',
    description: 'Label of the checkbox that switches the notice of new tasks on',
    defaultMessage: 'Tell me when new tasks arrive',
  },
  newActivitiesHint: {
    id: 'account.preferences.newActivitiesHint',
    description: 'Below that checkbox',
    defaultMessage: 'Checked every five minutes while Dosar is open.',
  },
  notificationsOff: {
    id: 'account.preferences.notificationsOff',
    description: 'Instead of the checkbox when the organisation has no such notices',
    defaultMessage: 'Your organisation has switched off notices of new tasks.',
  },
  atOnce: {
    id: 'account.preferences.atOnce',
    description: 'Above the preferences',
    defaultMessage: 'Every choice applies at once and follows you to your other devices.',
  },
  onThisDevice: {
    id: 'account.preferences.onThisDevice',
    description: 'Above the preferences while somebody works in another person’s name',
    defaultMessage:
      'While you work in somebody else’s name, your choices hold on this device only; that person’s account does not change.',
  },
});
