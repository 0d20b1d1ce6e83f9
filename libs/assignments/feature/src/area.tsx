import { defineArea, explainedBy, preloadParts, startsQuery, type PageWorld } from '@dosar/areas';
import { claimFileSections, previewPictures, timelineKinds } from '@dosar/areas/claims';
import { replacedColleagueActs } from '@dosar/areas/worklist';
import { forgetSearches } from './search/forget-searches.ts';

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
  menu: async () => (await import('./menu.ts')).menu,
  help: {
    topics: [
      { topic: 'dashboard', order: 10, isForStaff: true },
      { topic: 'worklist', order: 20, isForStaff: true },
      { topic: 'claim-file', order: 30, isForStaff: true },
      { topic: 'search', order: 40, isForStaff: true },
      { topic: 'preview', order: 50, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  palette: async () => (await import('./find-file/palette.ts')).palette,
  contributions: [
    timelineKinds.entry({ kind: 'status', icon: 'swap_horiz' }),
    timelineKinds.entry({ kind: 'assignment', icon: 'assignment' }),
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
