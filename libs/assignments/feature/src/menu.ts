import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { defineMessages } from 'react-intl';
import { useOpenTaskBadge } from './shortlist/use-open-task-badge.ts';

const words = defineMessages({
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

/** Dashboard, tasks, search and preview. */
export const menu: readonly MenuEntry[] = [
  {
    state: 'shortlist',
    address: '/assignments/shortlist',
    access: pageAccess.shortlist,
    name: words.dashboard,
    keywords: words.dashboardKeywords,
    icon: 'dashboard',
    order: 10,
    phoneOrder: 1,
  },
  {
    state: 'worklist',
    address: '/assignments/worklist',
    // The number beside the tasks counts one's own, and so the entry opens these.
    query: '?keys=1',
    alsoCurrentAt: ['/assignments/list/:list'],
    access: pageAccess.worklist,
    name: words.tasks,
    keywords: words.tasksKeywords,
    icon: 'assignment',
    order: 20,
    phoneOrder: 2,
    useBadge: useOpenTaskBadge,
  },
  {
    state: 'search',
    access: pageAccess.search,
    name: words.search,
    keywords: words.searchKeywords,
    icon: 'search',
    order: 30,
  },
  { state: 'preview', access: pageAccess.preview, name: words.preview, icon: 'visibility', order: 40 },
];
