import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    viewing: {
      id: 'design-system.avatar.viewing',
      description: 'What a colleague is doing with what is open, after the name',
      defaultMessage: 'is looking at it now',
    },
    editing: {
      id: 'design-system.avatar.editing',
      description: 'What a colleague is doing with what is open, after the name',
      defaultMessage: 'is editing it now',
    },
    away: {
      id: 'design-system.avatar.away',
      description: 'What a colleague is doing with what is open, after the name',
      defaultMessage: 'is away',
    },
  }),
  withPresence: defineMessage<{ name: string; presence: string }>({
    id: 'design-system.avatar.withPresence',
    description: 'A colleague and what they are doing',
    defaultMessage: '{name} {presence}',
  }),
  andOthers: defineMessage<{ count: number; names: string }>({
    id: 'design-system.avatarStack.others',
    description: 'The people for whom there is no room, by name',
    defaultMessage: '{count, plural, one {# more: {names}} other {# more: {names}}}',
  }),
};
