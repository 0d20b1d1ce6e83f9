import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the hours of a day. */
export const messages = {
  ...defineMessages({
    hoursFormat: {
      id: 'scheduling.places.hoursFormat',
      description: 'Reason',
      defaultMessage: 'Write hours as 08:00–16:30, with a comma between two parts of a day.',
    },
    hoursClock: {
      id: 'scheduling.places.hoursClock',
      description: 'Reason',
      defaultMessage: 'No clock shows this hour.',
    },
    hoursQuarters: {
      id: 'scheduling.places.hoursQuarters',
      description: 'Reason',
      defaultMessage: 'Hours are whole quarters: 00, 15, 30 or 45.',
    },
    hoursReversed: {
      id: 'scheduling.places.hoursReversed',
      description: 'Reason',
      defaultMessage: 'A part ends before it begins.',
    },
    hoursOverlap: {
      id: 'scheduling.places.hoursOverlap',
      description: 'Reason',
      defaultMessage: 'A part begins before the one before it ends.',
    },
    closedDay: {
      id: 'scheduling.places.closedDay',
      description: 'Of a day without hours',
      defaultMessage: 'closed',
    },
  }),
  opens: defineMessage<{ day: string; part: number }>({
    id: 'scheduling.places.opens',
    description: 'Where a part of a day begins, on its bar',
    defaultMessage: '{day}: begin of part {part}',
  }),
  closes: defineMessage<{ day: string; part: number }>({
    id: 'scheduling.places.closes',
    description: 'Where a part of a day ends, on its bar',
    defaultMessage: '{day}: end of part {part}',
  }),
};
