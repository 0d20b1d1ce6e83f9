import { defineMessage } from 'react-intl';

export const messages = {
  results: defineMessage<{ count: number }>({
    id: 'design-system.commands.results',
    description: 'Told to screen readers: how many commands are listed',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
  }),
  nothing: defineMessage<{ text: string }>({
    id: 'design-system.commands.nothing',
    description: 'Nothing in the command palette matches what was typed',
    defaultMessage: 'Nothing matches “{text}”.',
  }),
};
