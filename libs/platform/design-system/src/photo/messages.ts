import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    previous: {
      id: 'design-system.photoViewer.previous',
      description: 'Button to the photo before, also the left arrow key',
      defaultMessage: 'Previous photo',
    },
    next: {
      id: 'design-system.photoViewer.next',
      description: 'Button to the photo after, also the right arrow key',
      defaultMessage: 'Next photo',
    },
    loading: {
      id: 'design-system.photoViewer.loading',
      description: 'Shown while a large photo is fetched',
      defaultMessage: 'Fetching the photo…',
    },
    failed: {
      id: 'design-system.photoViewer.failed',
      description: 'Shown when a large photo could not be fetched',
      defaultMessage: 'The photo could not be fetched',
    },
    zoomIn: {
      id: 'design-system.photoViewer.zoomIn',
      description: 'Button that enlarges the photo, also the key +',
      defaultMessage: 'Zoom in',
    },
    zoomOut: {
      id: 'design-system.photoViewer.zoomOut',
      description: 'Button that makes the photo smaller, also the key -',
      defaultMessage: 'Zoom out',
    },
    turn: {
      id: 'design-system.photoViewer.turn',
      description: 'Button that turns the photo by a quarter, also the key r',
      defaultMessage: 'Rotate',
    },
    compare: {
      id: 'design-system.photoViewer.compare',
      description: 'Button that puts another photo beside this one',
      defaultMessage: 'Compare',
    },
    compareNoMore: {
      id: 'design-system.photoViewer.compareNoMore',
      description: 'Button that takes the other photo away',
      defaultMessage: 'Stop comparing',
    },
    compareWith: {
      id: 'design-system.photoViewer.compareWith',
      description: 'Choice of the photo that stands beside this one',
      defaultMessage: 'Compare with',
    },
  }),
  position: defineMessage<{ number: number; count: number }>({
    id: 'design-system.photoViewer.position',
    description: 'Which photo of how many is shown',
    defaultMessage: '{number, number} of {count, number}',
  }),
  zoomed: defineMessage<{ name: string }>({
    id: 'design-system.photoViewer.zoomed',
    description: 'Name of an enlarged photo that can be moved with the arrow keys',
    defaultMessage: '{name}, enlarged; move it with the arrow keys',
  }),
};
