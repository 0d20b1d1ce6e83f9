import { defineMessage } from 'react-intl';

export const messages = {
  nothing: defineMessage<{ text: string }>({
    id: 'areas.listedPages.nothing',
    description: 'Below the search field of the settings, or of the manager area: no page has such a name',
    defaultMessage: 'No page is called “{text}”.',
  }),
};
