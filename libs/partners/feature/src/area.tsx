import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { claimFileHeaderFacts } from '@dosar/areas/claims';
import { worklistColumns } from '@dosar/areas/worklist';

/** Partners that work on claims, and customers who get special care. */
export const area = defineArea({
  name: 'partners',
  routes: (world) => ({
    secured: [
      explainedBy(
        'special-customers',
        ...['special-customers', 'special-customers/:customerId'].map((path) => ({
          path,
          lazy: lazyPage(world, async () => (await import('./special/special-route.ts')).route),
        })),
        {
          path: 'special-customers/open-files',
          lazy: lazyPage(world, async () => (await import('./rematch/rematch-route.ts')).route),
        },
      ),
    ],
  }),
  help: {
    topics: [{ topic: 'special-customers', order: 50, isForStaff: true }],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  menu: async () => (await import('./menu.ts')).menu,
  contributions: [
    claimFileHeaderFacts.entry({
      place: 'tag',
      order: 10,
      Fact: lazyPart(async () => (await import('./special-customer-tag.tsx')).SpecialCustomerTag),
    }),
    worklistColumns.entry({ load: async () => (await import('./worklist-columns.ts')).columns }),
  ],
});
