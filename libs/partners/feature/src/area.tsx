import { defineArea } from '@dosar/areas';
import { worklistColumns } from '@dosar/areas/worklist';

/** Partners that work on claims, and customers who get special care. */
export const area = defineArea({
  name: 'partners',
  contributions: [
    worklistColumns.entry({ load: async () => (await import('./worklist-columns.ts')).columns }),
  ],
});
