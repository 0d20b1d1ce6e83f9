import { defineMessages } from 'react-intl';

export const menuMessages = defineMessages({
  dashboard: {
    id: 'assignments.menu.dashboard',
    description: 'Menu entry, M1',
    defaultMessage: 'Dashboard',
  },
  dashboardKeywords: {
    id: 'assignments.menu.dashboardKeywords',
    description: 'Other words that people type for the dashboard, separated by spaces',
    defaultMessage: 'home start today overview',
  },
  tasks: { id: 'assignments.menu.tasks', description: 'Menu entry, M1', defaultMessage: 'Tasks' },
  tasksKeywords: {
    id: 'assignments.menu.tasksKeywords',
    description: 'Other words that people type for the tasks, separated by spaces',
    defaultMessage: 'worklist list inbox',
  },
  search: { id: 'assignments.menu.search', description: 'Menu entry, M1', defaultMessage: 'Search' },
  searchKeywords: {
    id: 'assignments.menu.searchKeywords',
    description: 'Other words that people type for the search, separated by spaces',
    defaultMessage: 'find lookup',
  },
  preview: {
    id: 'assignments.menu.preview',
    description: 'Menu entry, M2; a soft hyphen (\\u00ad) says where the narrow menu may break a long word',
    defaultMessage: 'Preview',
  },
});
