import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    compareWith: {
      id: 'documents.viewer.compareWith',
      description: 'Button that opens the choice of a photo to compare with, also Shift and c',
      defaultMessage: 'Compare with…',
    },
    thisFile: {
      id: 'documents.viewer.thisFile',
      description: 'Heading of the other photos of the file that is open',
      defaultMessage: 'This file',
    },
    nothingElse: {
      id: 'documents.viewer.nothingElse',
      description: 'Shown when no other file of the vehicle has photos of damage',
      defaultMessage: 'No other file of this vehicle has photos of damage.',
    },
    noVin: {
      id: 'documents.viewer.noVin',
      description: 'Shown when the vehicle cannot be recognised in other files',
      defaultMessage:
        'The file has no chassis number (VIN), so the vehicle cannot be recognised in other files.',
    },
    othersFailed: {
      id: 'documents.viewer.othersFailed',
      description: 'Title when the photos of other files could not be loaded',
      defaultMessage: 'The photos of other files could not be loaded',
    },
  }),
  vehicle: defineMessage<{ vin: string }>({
    id: 'documents.viewer.vehicle',
    description: 'Which vehicle the photos of other files show, by its chassis number',
    defaultMessage: 'Other files of the vehicle with chassis number {vin}',
  }),
  openedOn: defineMessage<{ day: string; total: number }>({
    id: 'documents.viewer.openedOn',
    description:
      'Beside the number of another file: when it was opened, and how many photos of damage it has',
    defaultMessage: 'opened {day} · {total, plural, one {# photo} other {# photos}}',
  }),
  allPhotos: defineMessage<{ count: number }>({
    id: 'documents.viewer.allPhotos',
    description: 'Button that shows more photos of a file, with their number',
    defaultMessage: 'Show {count, plural, one {# more photo} other {# more photos}}',
  }),
  fromFile: defineMessage<{ number: string; day: string }>({
    id: 'documents.viewer.fromFile',
    description: 'Beside the name of a compared photo: the file that it belongs to, and when it came',
    defaultMessage: '{number}, {day}',
  }),
  photoOf: defineMessage<{ name: string; day: string }>({
    id: 'documents.viewer.photoOf',
    description:
      'What a screen reader says for a small photo that can be compared: its name and when it came',
    defaultMessage: 'Compare with {name}, {day}',
  }),
};
