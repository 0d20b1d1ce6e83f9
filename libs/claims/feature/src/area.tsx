import { defineArea, explainedBy, lazyPage } from '@dosar/areas';
import { forgetSearches } from './search/forget-searches.ts';

/** Claim files with their timeline, search and preview. */
export const area = defineArea({
  name: 'claims',
  routes: (world) => ({
    secured: [
      explainedBy('claim-file', {
        path: 'workflow/getById/:claimFileNo/:assignmentId',
        lazy: lazyPage(world, async () => (await import('./claim-file/claim-file-route.ts')).route),
      }),
      explainedBy('search', {
        path: 'search',
        lazy: lazyPage(world, async () => (await import('./search/search-route.ts')).route),
      }),
      explainedBy('preview', {
        lazy: lazyPage(world, async () => (await import('./preview/preview-route.ts')).route),
        children: ['preview', 'preview/:claimFileNo'].map((path) => ({ path, element: null })),
      }),
    ],
    moved: { workflow: '/assignments/worklist' },
  }),
  menu: async () => (await import('./menu.ts')).menu,
  help: {
    topics: [
      { topic: 'claim-file', order: 30, isForStaff: true },
      { topic: 'search', order: 40, isForStaff: true },
      { topic: 'preview', order: 50, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  palette: async () => (await import('./find-file/palette.ts')).palette,
  forget: forgetSearches,
});
