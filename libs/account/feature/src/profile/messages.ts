import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'account.profile.title',
      description: 'Title of the page about oneself',
      defaultMessage: 'My profile',
    },
    ownData: { id: 'account.profile.ownData', description: 'Tab: own data', defaultMessage: 'My details' },
    preferences: {
      id: 'account.profile.preferences',
      description: 'Tab: language, colours, density, notifications',
      defaultMessage: 'Preferences',
    },
    sessions: {
      id: 'account.profile.sessions',
      description: 'Tab: where one is signed in',
      defaultMessage: 'Devices',
    },
  }),
  acting: defineMessage<{ name: string }>({
    id: 'account.profile.acting',
    description: 'Above the page while somebody works in another person’s name',
    defaultMessage: 'You work in the name of {name}. Only {name} can change this account.',
  }),
};
