import { defineArea, explainedBy, lazyPage } from '@dosar/areas';

/** Reports: the list of all, and each at its own address. */
export const area = defineArea({
  name: 'reports',
  routes: (world) => ({
    secured: [
      explainedBy(
        'reports',
        {
          path: 'reports',
          lazy: lazyPage(world, async () => (await import('./reports/reports-route.ts')).route),
        },
        {
          path: 'reports/:state',
          lazy: lazyPage(world, async () => (await import('./report/report-route.ts')).route),
        },
      ),
    ],
  }),
  help: {
    topics: [{ topic: 'reports', order: 48, isForStaff: true }],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  menu: async () => (await import('./menu.ts')).menu,
});
