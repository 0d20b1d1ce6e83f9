import { defineArea, lazyPart } from '@dosar/areas';
import { claimFileHeaderFacts } from '@dosar/areas/claims';
import { worklistColumns } from '@dosar/areas/worklist';

/** Partners that work on claims, and customers who get special care. */
export const area = defineArea({
  name: 'partners',
  contributions: [
    claimFileHeaderFacts.entry({
      place: 'tag',
      order: 10,
      Fact: lazyPart(async () => (await import('./special-customer-tag.tsx')).SpecialCustomerTag),
    }),
    worklistColumns.entry({ load: async () => (await import('./worklist-columns.ts')).columns }),
  ],
});
