import { defineMessage, defineMessages } from 'react-intl';

/** Photos of the zones that were picked on the car. */
export const zoneMessages = {
  ...defineMessages({
    title: {
      id: 'fnol.zonePhotos.title',
      description: 'Heading of the list of damaged zones, each of which asks for a photo.',
      defaultMessage: 'A photo of each damage',
    },
    add: {
      id: 'fnol.zonePhotos.add',
      description: 'Button that chooses a photo of one damaged zone.',
      defaultMessage: 'Add a photo',
    },
  }),
  photoOf: defineMessage<{ zone: string }>({
    id: 'fnol.zonePhotos.photoOf',
    description: 'Name of the field for photos of one zone of the car.',
    defaultMessage: 'Photo: {zone}',
  }),
  count: defineMessage<{ count: number }>({
    id: 'fnol.zonePhotos.count',
    description: 'How many photos there are of one zone of the car.',
    defaultMessage: '{count, plural, =0 {no photo yet} one {# photo} other {# photos}}',
  }),
};
