import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  download: {
    id: 'documents.documentPhotos.download',
    description: 'Button that saves the shown photo',
    defaultMessage: 'Download',
  },
});
