import { pageAccess } from '@dosar/api-client';
import { defineArea, explainedBy, preloadParts, startsQuery, type PageWorld } from '@dosar/areas';
import { claimFileSections, previewPictures, timelineKinds } from '@dosar/areas/claims';
import { dashboardTiles, replacedColleagueActs } from '@dosar/areas/worklist';
import { menuMessages as words } from './menu-messages.ts';
import { forgetSearches } from './search/forget-searches.ts';
import { tiles } from './shortlist/tile-texts.ts';
import { useOpenTaskBadge } from './shortlist/use-open-task-badge.ts';

/** Lists of work, claim files, search and preview. */
export const area = defineArea({
  name: 'assignments',
  routes: (world) => ({
    guestOfAssignment: [
      explainedBy('guest-link', {
        index: true,
        lazy: {
          Component: async () =>
            (await import('./guest-assignment/guest-assignment-page.tsx')).GuestAssignmentPage,
        },
      }),
    ],
    secured: [...worklistRoutes(world), ...claimRoutes(world)],
    moved: {
      worklist: '/assignments/worklist',
      shortlist: '/assignments/shortlist',
      assignments: '/assignments/worklist',
      workflow: '/assignments/worklist',
    },
  }),
  menu: [
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
  ],
  help: {
    topics: [
      { topic: 'dashboard', order: 10, isForStaff: true },
      { topic: 'worklist', order: 20, isForStaff: true },
      { topic: 'claim-file', order: 30, isForStaff: true },
      { topic: 'search', order: 40, isForStaff: true },
      { topic: 'preview', order: 50, isForStaff: true },
    ],
    articles: import.meta.glob<string>('./help/*/*.html', { query: '?raw', import: 'default' }),
  },
  palette: async () => (await import('./find-file/palette.ts')).palette,
  contributions: [
    ...tiles.map((tile) => dashboardTiles.entry(tile)),
    timelineKinds.entry({ kind: 'created', icon: 'add' }),
    timelineKinds.entry({ kind: 'status', icon: 'swap_horiz' }),
    timelineKinds.entry({ kind: 'assignment', icon: 'assignment' }),
    timelineKinds.entry({ kind: 'note', icon: 'note' }),
    timelineKinds.entry({ kind: 'system', icon: 'settings' }),
    // Written by the server for areas that have no screens here yet.
    timelineKinds.entry({ kind: 'tracker', icon: 'visibility' }),
    timelineKinds.entry({ kind: 'contact', icon: 'person' }),
    timelineKinds.entry({ kind: 'appointment', icon: 'event' }),
    timelineKinds.entry({ kind: 'assessment', icon: 'assessment' }),
    timelineKinds.entry({ kind: 'payment', icon: 'fact_check' }),
    timelineKinds.entry({ kind: 'assistant', icon: 'info' }),
  ],
  forget: forgetSearches,
});

const worklistRoutes = (world: PageWorld) => [
  explainedBy('dashboard', {
    path: 'assignments/shortlist',
    lazy: {
      async Component() {
        const [{ ShortlistPage }] = await Promise.all([
          import('./shortlist/shortlist-page.tsx'),
          preloadParts(replacedColleagueActs.entriesIn(world.contributions).map(({ Act }) => Act)),
        ]);
        return ShortlistPage;
      },
      loader: async () => startsQuery(world, (await import('./shortlist/use-shortlist.ts')).startShortlist),
    },
  }),
  explainedBy('worklist', {
    // One page for all lists, so that it stays while somebody goes from one to the next (R10).
    lazy: {
      Component: async () => (await import('./worklist/worklist-route.ts')).WorklistPage,
      loader: async () => startsQuery(world, (await import('./worklist/worklist-route.ts')).startWorklist),
    },
    children: ['assignments/worklist', 'assignments/list/:list'].map((path) => ({ path, element: null })),
  }),
];

const claimRoutes = (world: PageWorld) => [
  explainedBy('claim-file', {
    path: 'workflow/getById/:claimFileNo/:assignmentId',
    lazy: {
      async Component() {
        const [{ AssignmentPage }] = await Promise.all([
          import('./claim-file/assignment-page.tsx'),
          preloadParts(claimFileSections.entriesIn(world.contributions).map(({ Section }) => Section)),
        ]);
        return AssignmentPage;
      },
      loader: async () =>
        startsQuery(world, (await import('./claim-file/assignment-page.tsx')).startAssignment),
    },
  }),
  explainedBy('search', {
    path: 'search',
    lazy: {
      Component: async () => (await import('./search/search-page.tsx')).SearchPage,
      loader: async () => startsQuery(world, (await import('./search/use-findings.ts')).startFindings),
    },
  }),
  explainedBy('preview', {
    // No loader: every look is recorded with its reason, which only the page knows.
    lazy: {
      async Component() {
        const [{ PreviewPage }] = await Promise.all([
          import('./preview/preview-page.tsx'),
          preloadParts(previewPictures.entriesIn(world.contributions).map(({ Pictures }) => Pictures)),
        ]);
        return PreviewPage;
      },
    },
    children: ['preview', 'preview/:claimFileNo'].map((path) => ({ path, element: null })),
  }),
];
