import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    filters: {
      id: 'design-system.filterChips.filters',
      description: 'Name of the row of filters that are on',
      defaultMessage: 'Filters',
    },
    clearFilters: {
      id: 'design-system.filterChips.clear',
      description: 'Button that takes all filters off',
      defaultMessage: 'Clear all',
    },
    savedViews: {
      id: 'design-system.savedViews.views',
      description: 'Name of the row of saved lists of work',
      defaultMessage: 'Saved views',
    },
    sharedView: {
      id: 'design-system.savedViews.shared',
      description: 'Mark of a view that colleagues see too',
      defaultMessage: 'Shared',
    },
    modified: {
      id: 'design-system.savedViews.modified',
      description: 'The open view differs from what was saved',
      defaultMessage: 'Modified',
    },
    save: {
      id: 'design-system.savedViews.save',
      description: 'Button that keeps the changes of the open view',
      defaultMessage: 'Save the view',
    },
    revert: {
      id: 'design-system.savedViews.revert',
      description: 'Button that goes back to the view as it was saved',
      defaultMessage: 'Undo the changes',
    },
  }),
  filtersOn: defineMessage<{ count: number }>({
    id: 'design-system.filterChips.on',
    description: 'Told to screen readers when filters change',
    defaultMessage: '{count, plural, =0 {No filter is on} one {# filter is on} other {# filters are on}}',
  }),
  inView: defineMessage<{ count: number }>({
    id: 'design-system.savedViews.count',
    description: 'How many things are in a saved view, told to screen readers',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
  }),
};
