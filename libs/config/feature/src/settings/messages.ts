import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    find: {
      id: 'config.settings.find',
      description: 'Name of the search field above the list of settings',
      defaultMessage: 'Find a setting',
    },
    placeholder: {
      id: 'config.settings.placeholder',
      description: 'In the empty search field of the settings, which is narrow',
      defaultMessage: 'Search',
    },
    findKey: {
      id: 'config.settings.findKey',
      description: 'In the list of keys: moves to the search field of the settings',
      defaultMessage: 'Find a setting',
    },
    type: {
      id: 'config.settings.type',
      description: 'In the list below the empty search field of the settings',
      defaultMessage: 'Type what you want to set.',
    },
  }),
  nothing: defineMessage<{ text: string }>({
    id: 'config.settings.nothing',
    description: 'In the list below the search field of the settings',
    defaultMessage: 'No setting is called “{text}”.',
  }),
  place: defineMessage<{ group: string; page: string }>({
    id: 'config.settings.place',
    description: 'Below a setting that was found: its group and its page',
    defaultMessage: '{group} · {page}',
  }),
};
