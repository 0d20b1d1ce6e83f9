import type { PageModule } from '@dosar/areas';
import { RematchPage } from './rematch-page.tsx';
import { rematchQuery } from './rematch-queries.ts';

export const route: PageModule = {
  page: async () => RematchPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(rematchQuery),
};
