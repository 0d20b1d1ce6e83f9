import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'fnol.photos.heading',
      description: 'Question of the page, its main heading.',
      defaultMessage: 'Do you have photos of the damage?',
    },
    damage: {
      id: 'fnol.photos.damage',
      description: 'Heading of the outline of the car, and a row of the answers.',
      defaultMessage: 'Where the car is damaged',
    },
    optional: {
      id: 'fnol.photos.optional',
      description: 'Says that photos are welcome and not required.',
      defaultMessage: 'Photos help us to decide faster. You can also continue without and send them later.',
    },
    adviceTitle: {
      id: 'fnol.photos.adviceTitle',
      description: 'Heading above the advice for good photos.',
      defaultMessage: 'Useful photos',
    },
    adviceWhole: {
      id: 'fnol.photos.adviceWhole',
      description: 'Advice for photos.',
      defaultMessage: 'the whole vehicle with its number plate, from the front and from behind',
    },
    adviceDamage: {
      id: 'fnol.photos.adviceDamage',
      description: 'Advice for photos.',
      defaultMessage: 'each damage once from near and once from two or three steps away',
    },
    advicePapers: {
      id: 'fnol.photos.advicePapers',
      description: 'Advice for photos.',
      defaultMessage: 'the accident statement or the police report, if there is one',
    },
    label: {
      id: 'fnol.photos.label',
      description: 'Label of the field for photos and scanned papers.',
      defaultMessage: 'Photos and papers',
    },
    forgotten: {
      id: 'fnol.photos.forgotten',
      description: 'Shown when photos of an earlier visit are no longer kept on the server.',
      defaultMessage: 'Some photos of your earlier visit are no longer available. Please add them again.',
    },
  }),
  limits: defineMessage<{ most: number; megabytes: number }>({
    id: 'fnol.photos.limits',
    description: 'Which and how many files are accepted.',
    defaultMessage:
      'Up to {most, number} files, each at most {megabytes, number} MB: JPEG, PNG, WebP, HEIC or PDF.',
  }),
  count: defineMessage<{ count: number }>({
    id: 'fnol.photos.count',
    description: 'How many photos have arrived, announced to screen readers.',
    defaultMessage:
      '{count, plural, =0 {No photo uploaded yet} one {# photo uploaded} other {# photos uploaded}}',
  }),
};

export const problems = {
  ...defineMessages({
    wrongType: {
      id: 'fnol.photos.wrongType',
      description: 'Why a file was not added.',
      defaultMessage:
        'Not added: this is not a photo or PDF that we can open. Choose a JPEG, PNG, WebP, HEIC or PDF file.',
    },
    noRoom: {
      id: 'fnol.photos.noRoom',
      description: 'Why a file was not added: nothing more is stored for this report.',
      defaultMessage:
        'Not added: your photos take all the room there is for one report. Choose smaller ones, or send the rest later.',
    },
    tooManyToday: {
      id: 'fnol.photos.tooManyToday',
      description:
        'Why a file was not added: the address of the network has sent as many as one may in a day.',
      defaultMessage:
        'Not added: as many files as allowed came from your network today. Send your report now and the rest tomorrow.',
    },
    serverFull: {
      id: 'fnol.photos.serverFull',
      description: 'Why a photo is not uploaded yet: the server has no room to store anything.',
      defaultMessage:
        'We cannot store photos just now. Please try again later, or send your report without them.',
    },
    offline: {
      id: 'fnol.photos.offline',
      description: 'Why a photo is not uploaded yet.',
      defaultMessage: 'No connection. The upload continues by itself when the connection is back.',
    },
    failed: {
      id: 'fnol.photos.failed',
      description: 'Why a photo is not uploaded yet.',
      defaultMessage: 'The upload did not work. Please try again.',
    },
  }),
  tooLarge: defineMessage<{ megabytes: number }>({
    id: 'fnol.photos.tooLarge',
    description: 'Why a file was not added.',
    defaultMessage: 'Not added: the file is larger than {megabytes, number} MB. Choose a smaller one.',
  }),
  tooManyPixels: defineMessage<{ megapixels: number }>({
    id: 'fnol.photos.tooManyPixels',
    description: 'Why a picture was not added.',
    defaultMessage:
      'Not added: the picture has more than {megapixels, number} megapixels. Choose a smaller one.',
  }),
  tooMany: defineMessage<{ most: number }>({
    id: 'fnol.photos.tooMany',
    description: 'Why a file was not added.',
    defaultMessage:
      'Not added: you already have {most, number} files. Remove one first, or send the rest later.',
  }),
};
