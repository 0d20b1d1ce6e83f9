import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    selection: {
      id: 'design-system.actionBar.selection',
      description: 'Name of the bar with what can be done to the selected rows',
      defaultMessage: 'Selection',
    },
    clearSelection: {
      id: 'design-system.actionBar.clear',
      description: 'Button that deselects everything',
      defaultMessage: 'Deselect',
    },
  }),
  selected: defineMessage<{ count: number }>({
    id: 'design-system.actionBar.selected',
    description: 'How many rows are selected',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
  }),
  selectEverything: defineMessage<{ count: number }>({
    id: 'design-system.actionBar.selectEverything',
    description: 'Button that selects the rows not shown as well',
    defaultMessage: '{count, plural, one {Select the only one} other {Select all #}}',
  }),
};
