import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    short: {
      id: 'design-system.lookupField.short',
      description: 'In the list of a field that searches, while too little is typed',
      defaultMessage: 'Type at least two letters.',
    },
    searching: {
      id: 'design-system.lookupField.searching',
      description: 'In the list of a field that searches',
      defaultMessage: 'Searching…',
    },
    failed: {
      id: 'design-system.lookupField.failed',
      description:
        'In the list of a field that searches, when the search failed; choosing it or Enter repeats it',
      defaultMessage: 'The search failed. Try again',
    },
  }),
  nothing: defineMessage<{ text: string }>({
    id: 'design-system.lookupField.nothing',
    description: 'In the list of a field that searches, when the server found nothing',
    defaultMessage: 'Nothing found for “{text}”.',
  }),
};
