import { defineMessage, defineMessages } from 'react-intl';

/** Photos of a damage note. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'assessment.photos.title',
      description: 'Photos of a damage note: title',
      defaultMessage: 'Photos',
    },
    add: {
      id: 'assessment.photos.add',
      description: 'Photos of a damage note: add',
      defaultMessage: 'Add a photo',
    },
    dialogText: {
      id: 'assessment.photos.dialogText',
      description: 'Photos of a damage note: dialogText',
      defaultMessage: 'Take it now, choose it on this device, or use one that the file has already.',
    },
    take: {
      id: 'assessment.photos.take',
      description: 'Photos of a damage note: take',
      defaultMessage: 'Take a photo',
    },
    fromDevice: {
      id: 'assessment.photos.fromDevice',
      description: 'Photos of a damage note: fromDevice',
      defaultMessage: 'From this device',
    },
    sending: {
      id: 'assessment.photos.sending',
      description: 'Photos of a damage note: sending',
      defaultMessage: 'The photo is being sent…',
    },
    ofFile: {
      id: 'assessment.photos.ofFile',
      description: 'Photos of a damage note: ofFile',
      defaultMessage: 'Photos of the file',
    },
  }),
  count: defineMessage<{ there: number; needed: number }>({
    id: 'assessment.photos.count',
    description: 'Photos of a damage note: count',
    defaultMessage: '{there} of {needed}',
  }),
  ofLine: defineMessage<{ no: number; subject: string }>({
    id: 'assessment.photos.ofLine',
    description: 'Photos of a damage note: ofLine',
    defaultMessage: '{no}, {subject}',
  }),
  moreMissing: defineMessage<{ count: number }>({
    id: 'assessment.photos.moreMissing',
    description: 'Photos of a damage note: shows those that are missing beyond the first',
    defaultMessage: '{count, plural, one {Show # more missing} other {Show # more missing}}',
  }),
  addOf: defineMessage<{ name: string }>({
    id: 'assessment.photos.addOf',
    description: 'Photos of a damage note: addOf',
    defaultMessage: 'Add a photo: {name}',
  }),
  missing: defineMessage<{ name: string }>({
    id: 'assessment.photos.missing',
    description: 'Photos of a damage note: missing',
    defaultMessage: 'Missing: {name}',
  }),
  dialogTitle: defineMessage<{ name: string }>({
    id: 'assessment.photos.dialogTitle',
    description: 'Photos of a damage note: dialogTitle',
    defaultMessage: 'Photo: {name}',
  }),
  photoNo: defineMessage<{ no: number }>({
    id: 'assessment.photos.photoNo',
    description: 'Photos of a damage note: photoNo',
    defaultMessage: 'Photo {no}',
  }),
};
