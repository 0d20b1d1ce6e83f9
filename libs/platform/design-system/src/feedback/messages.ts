import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    info: {
      id: 'design-system.banner.info',
      description: 'Name of the icon of a neutral message',
      defaultMessage: 'Information',
    },
    success: {
      id: 'design-system.banner.success',
      description: 'Name of the icon of a message of success',
      defaultMessage: 'Done',
    },
    warning: {
      id: 'design-system.banner.warning',
      description: 'Name of the icon of a warning',
      defaultMessage: 'Warning',
    },
    danger: {
      id: 'design-system.banner.danger',
      description: 'Name of the icon of an error',
      defaultMessage: 'Error',
    },
    dismiss: {
      id: 'design-system.banner.dismiss',
      description: 'Button that hides a message',
      defaultMessage: 'Hide this message',
    },
    nothingYet: {
      id: 'design-system.emptyState.nothingYet',
      description: 'Title where a list will be once something exists',
      defaultMessage: 'Nothing here yet',
    },
    noMatch: {
      id: 'design-system.emptyState.noMatch',
      description: 'Title where filters leave nothing',
      defaultMessage: 'Nothing matches',
    },
    noMatchAdvice: {
      id: 'design-system.emptyState.noMatchAdvice',
      description: 'What to do when filters leave nothing',
      defaultMessage: 'Change or clear the filters.',
    },
    noPermission: {
      id: 'design-system.emptyState.noPermission',
      description: 'Title where a person may not see something',
      defaultMessage: 'You have no access to this',
    },
    noPermissionAdvice: {
      id: 'design-system.emptyState.noPermissionAdvice',
      description: 'Whom to ask for access',
      defaultMessage: 'Ask your organisation’s administrator for access.',
    },
    failed: {
      id: 'design-system.errorState.failed',
      description: 'Title where something could not be loaded',
      defaultMessage: 'This could not be loaded',
    },
    failedAdvice: {
      id: 'design-system.errorState.advice',
      description: 'What to do when something could not be loaded',
      defaultMessage: 'Try again in a moment. What you typed is kept.',
    },
    retry: {
      id: 'design-system.errorState.retry',
      description: 'Button that loads again',
      defaultMessage: 'Try again',
    },
    errorId: {
      id: 'design-system.errorState.errorId',
      description: 'Before the id of an error; also what the copy button copies',
      defaultMessage: 'Error id',
    },
    loading: {
      id: 'design-system.loadingState.loading',
      description: 'Told to screen readers while something loads',
      defaultMessage: 'Loading…',
    },
  }),
  removeFilter: defineMessage<{ name: string }>({
    id: 'design-system.filterChip.remove',
    description: 'Button that removes one filter, named by what it filters',
    defaultMessage: 'Remove the filter {name}',
  }),
};
