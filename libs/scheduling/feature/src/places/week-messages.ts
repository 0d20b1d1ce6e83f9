import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the week of a place. */
export const messages = {
  ...defineMessages({
    weekHere: {
      id: 'scheduling.places.weekHere',
      description: 'Heading: who is here in a week',
      defaultMessage: 'The week here',
    },
    weekBefore: {
      id: 'scheduling.places.weekBefore',
      description: 'Button',
      defaultMessage: 'The week before',
    },
    weekAfter: {
      id: 'scheduling.places.weekAfter',
      description: 'Button',
      defaultMessage: 'The week after',
    },
    weekFailed: {
      id: 'scheduling.places.weekFailed',
      description: 'The week could not be read',
      defaultMessage: 'The week could not be read.',
    },
    weekEmpty: {
      id: 'scheduling.places.weekEmpty',
      description: 'Nobody works here in the week',
      defaultMessage: 'Nobody works here in this week.',
    },
    weekPerson: {
      id: 'scheduling.places.weekPerson',
      description: 'Head of the column of people',
      defaultMessage: 'Assessor',
    },
    weekAtPost: {
      id: 'scheduling.places.weekAtPost',
      description: 'Head of the row that counts people',
      defaultMessage: 'At post',
    },
    weekAway: {
      id: 'scheduling.places.weekAway',
      description: 'Somebody is on leave',
      defaultMessage: 'away',
    },
    weekFree: {
      id: 'scheduling.places.weekFree',
      description: 'Somebody has no hours on a day',
      defaultMessage: 'free',
    },
  }),
  weekEnough: defineMessage<{ count: number; minimum: number }>({
    id: 'scheduling.places.weekEnough',
    description: 'How many people are at a place on a day, of how many are needed',
    defaultMessage: '{count} of {minimum}',
  }),
  weekTooFew: defineMessage<{ count: number; minimum: number }>({
    id: 'scheduling.places.weekTooFew',
    description: 'Fewer people are at a place on a day than are needed',
    defaultMessage: '{count} of {minimum}, too few',
  }),
};
