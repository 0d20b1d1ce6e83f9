import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    open: {
      id: 'backoffice.notices.open',
      description: 'Name of the bell in the top bar: opens the list of past notices',
      defaultMessage: 'Notices',
    },
  }),
  openWithErrors: defineMessage<{ count: number }>({
    id: 'backoffice.notices.openWithErrors',
    description: 'The same while there are errors that nobody has looked at',
    defaultMessage: '{count, plural, one {Notices, # new error} other {Notices, # new errors}}',
  }),
};
