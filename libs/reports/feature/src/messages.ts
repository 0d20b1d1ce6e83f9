import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  menu: {
    id: 'reports.menu.reports',
    description: 'Menu entry and title of the list of reports (M6)',
    defaultMessage: 'Reports',
  },
  all: {
    id: 'reports.menu.all',
    description: 'Menu entry: the list of all reports',
    defaultMessage: 'All reports',
  },
  beingCounted: {
    id: 'reports.menu.beingCounted',
    description: 'Instead of figures in the first seconds of a new database',
    defaultMessage: 'The figures are still being counted. They appear here by themselves.',
  },
  keywords: {
    id: 'reports.menu.keywords',
    description: 'Other words that people type for the reports, separated by spaces',
    defaultMessage: 'statistics figures charts numbers kpi',
  },
});
