import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage<{ count: number }>({
    id: 'design-system.error-summary.title',
    description: 'Above the list of refused fields of a form',
    defaultMessage:
      '{count, plural, one {One answer needs your attention} other {# answers need your attention}}',
  }),
};
