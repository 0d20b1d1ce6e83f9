import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    way: {
      id: 'design-system.frame.way',
      description: 'Name of the links above the title of a page that show where the page stands',
      defaultMessage: 'Where you are',
    },
    width: {
      id: 'design-system.frame.width',
      description: 'Name of the handle between a list and the pane beside it',
      defaultMessage: 'Width of the pane',
    },
    unsaved: {
      id: 'design-system.frame.unsaved',
      description: 'Name of the bar at the foot of a page with changes that are not saved',
      defaultMessage: 'Unsaved changes',
    },
    discard: {
      id: 'design-system.frame.discard',
      description: 'Button of the bar with unsaved changes: puts back what is saved',
      defaultMessage: 'Discard',
    },
    discardKey: {
      id: 'design-system.frame.discardKey',
      description:
        'What the key Escape does on a page with unsaved changes, in the list of keyboard shortcuts',
      defaultMessage: 'Discard the changes of the page',
    },
    saveKey: {
      id: 'design-system.frame.saveKey',
      description: 'What Ctrl S does on a page with unsaved changes, in the list of keyboard shortcuts',
      defaultMessage: 'Save the changes of the page',
    },
  }),
  pixels: defineMessage<{ width: number }>({
    id: 'design-system.frame.pixels',
    description: 'Width of the pane beside a list, shown while it is being changed',
    defaultMessage: '{width, number} px',
  }),
  changes: defineMessage<{ count: number }>({
    id: 'design-system.frame.changes',
    description: 'How many fields of the page were changed and not saved yet',
    defaultMessage: '{count, plural, one {# unsaved change} other {# unsaved changes}}',
  }),
};
