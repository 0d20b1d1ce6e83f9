import { defineMessage, defineMessages } from 'react-intl';

/** Texts of how many people a place needs. */
export const messages = {
  ...defineMessages({
    minimum: {
      id: 'scheduling.places.minimum',
      description: 'Heading: how many people have to be at a place on each weekday',
      defaultMessage: 'How many people have to be here',
    },
    minimumHint: {
      id: 'scheduling.places.minimumHint',
      description: 'Under that heading',
      defaultMessage: 'Empty: one for each lane. The week shows in red where fewer are here.',
    },
  }),
  minimumOn: defineMessage<{ day: string }>({
    id: 'scheduling.places.minimumOn',
    description: 'Label of the number of people on a weekday',
    defaultMessage: 'People, {day}',
  }),
};
