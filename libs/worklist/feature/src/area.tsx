import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { claimFileHeaderActs, claimFileNavigation } from '@dosar/areas/claims';
import { worklistColumns } from '@dosar/areas/worklist';

/** Lists of work, the dashboard, the day, exports, and who else is at work. */
export const area = defineArea({
  name: 'worklist',
  routes: (world) => ({
    secured: [
      explainedBy('dashboard', {
        path: 'assignments/shortlist',
        lazy: lazyPage(world, async () => (await import('./shortlist/shortlist-route.ts')).route),
      }),
      explainedBy('worklist', {
        // One page for all lists, so that it stays while somebody goes from one to the next (R10).
        lazy: lazyPage(world, async () => (await import('./worklist/worklist-route.tsx')).route),
        children: ['assignments/worklist', 'assignments/list/:list'].map((path) => ({ path, element: null })),
      }),
    ],
    moved: {
      worklist: '/assignments/worklist',
      shortlist: '/assignments/shortlist',
      assignments: '/assignments/worklist',
    },
  }),
  menu: async () => (await import('./menu.ts')).menu,
  frame: async () => (await import('./frame.ts')).frame,
  help: {
    topics: [
      { topic: 'dashboard', order: 10, isForStaff: true },
      { topic: 'worklist', order: 20, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    worklistColumns.entry({ load: async () => (await import('./worklist/worklist-columns.tsx')).columns }),
    claimFileNavigation.entry({
      Navigation: lazyPart(async () => (await import('./walk/back-link.tsx')).BackLink),
    }),
    claimFileHeaderActs.entry({
      order: 10,
      isInSight: true,
      Act: lazyPart(async () => (await import('./presence/colleagues-here.tsx')).ColleaguesHere),
    }),
    claimFileHeaderActs.entry({
      order: 15,
      Act: lazyPart(async () => (await import('./walk/walk-buttons.tsx')).WalkButtons),
    }),
  ],
});
