import type { PageModule } from '@dosar/areas';
import { DirectoryPage } from './directory-page.tsx';
import { everyPartner, partnersQuery } from './directory-queries.ts';

export const route: PageModule = {
  page: async () => DirectoryPage,
  start: ({ queryClient }) => queryClient.prefetchInfiniteQuery(partnersQuery(everyPartner)),
};
