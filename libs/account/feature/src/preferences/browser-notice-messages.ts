import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  unasked: {
    id: 'account.browserNotices.unasked',
    description:
      'Preferences, above the button that has the browser ask whether it may show notices: the reason',
    defaultMessage:
      'While you work in another window, the browser can tell you that new tasks have arrived. It asks you once whether it may.',
  },
  allow: {
    id: 'account.browserNotices.allow',
    description: 'Button: the browser then asks whether notices are allowed',
    defaultMessage: 'Allow notifications',
  },
  granted: {
    id: 'account.browserNotices.granted',
    description: 'Preferences, once the browser may show notices',
    defaultMessage:
      "The browser tells you of new tasks while you work in another window. You can stop that in the browser's settings for this site.",
  },
  denied: {
    id: 'account.browserNotices.denied',
    description: 'Preferences, when the browser was told not to show notices: what to do',
    defaultMessage:
      'The browser blocks notifications from this site. If you want them, press the icon to the left of the address, allow them there and come back to this page.',
  },
  never: {
    id: 'account.browserNotices.never',
    description: 'Preferences, in a browser that cannot show notices',
    defaultMessage: 'This browser shows no notifications. New tasks are announced on the page.',
  },
});
