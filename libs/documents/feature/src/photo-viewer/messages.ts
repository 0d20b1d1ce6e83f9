import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    previous: {
      id: 'documents.photoViewer.previous',
      description: 'Button to the photo before, also the left arrow key',
      defaultMessage: 'Previous photo',
    },
    next: {
      id: 'documents.photoViewer.next',
      description: 'Button to the photo after, also the right arrow key',
      defaultMessage: 'Next photo',
    },
    loading: {
      id: 'documents.photoViewer.loading',
      description: 'Shown while a large photo is fetched',
      defaultMessage: 'Fetching the photo…',
    },
    failed: {
      id: 'documents.photoViewer.failed',
      description: 'Shown when a large photo could not be fetched',
      defaultMessage: 'The photo could not be fetched',
    },
    download: {
      id: 'documents.photoViewer.download',
      description: 'Button that saves the shown photo',
      defaultMessage: 'Download',
    },
  }),
  position: defineMessage<{ number: number; count: number }>({
    id: 'documents.photoViewer.position',
    description: 'Which photo of how many is shown',
    defaultMessage: '{number, number} of {count, number}',
  }),
};
