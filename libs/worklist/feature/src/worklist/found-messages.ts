import { defineMessage } from 'react-intl';

export const messages = {
  elsewhere: defineMessage<{ list: string; count: number }>({
    id: 'worklist.worklist.elsewhere',
    description: 'Link below an empty list: how many another list has, as in "2 waiting"',
    defaultMessage:
      '{list, select, waiting {{count, plural, one {# waiting} other {# waiting}}} snoozed {{count, plural, one {# snoozed} other {# snoozed}}} other {{count, plural, one {# active} other {# active}}}}',
  }),
};
