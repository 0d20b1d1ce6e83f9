import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    colleagues: {
      id: 'account.acting.colleagues',
      description:
        'In the user menu, above the colleagues whom one replaces today; each follows by user name',
      defaultMessage: 'Work in the name of',
    },
    own: {
      id: 'account.acting.own',
      description: 'In the user menu, above the way back, while one works in the name of a colleague',
      defaultMessage: 'Your own account',
    },
    back: {
      id: 'account.acting.back',
      description: 'Ends working in the name of a colleague',
      defaultMessage: 'Return to your account',
    },
    actFor: {
      id: 'account.acting.actFor',
      description: 'Button below what waits for a replaced colleague: goes on in the name of that colleague',
      defaultMessage: 'Work in their name',
    },
    notReplaced: {
      id: 'account.acting.notReplaced',
      description:
        'The colleague is not replaced by this user any more, for example since an absence has ended',
      defaultMessage: 'You do not replace this colleague today.',
    },
  }),
  banner: defineMessage<{ name: string }>({
    id: 'account.acting.banner',
    description: 'On every page while one works in the name of a colleague, T12',
    defaultMessage: 'You are working in the name of {name}.',
  }),
};
