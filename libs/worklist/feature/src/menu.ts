import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { defineMessages } from 'react-intl';
import { useOpenTaskBadge } from './shortlist/use-open-task-badge.ts';

const words = defineMessages({
  dashboard: {
    id: 'worklist.menu.dashboard',
    description: 'Menu entry, M1',
    defaultMessage: 'Dashboard',
  },
  dashboardKeywords: {
    id: 'worklist.menu.dashboardKeywords',
    description: 'Other words that people type for the dashboard, separated by spaces',
    defaultMessage: 'home start today overview',
  },
  tasks: { id: 'worklist.menu.tasks', description: 'Menu entry, M1', defaultMessage: 'Tasks' },
  tasksKeywords: {
    id: 'worklist.menu.tasksKeywords',
    description: 'Other words that people type for the tasks, separated by spaces',
    defaultMessage: 'worklist list inbox',
  },
});

/** Dashboard and tasks. */
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
];
