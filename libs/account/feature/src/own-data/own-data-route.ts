import type { PageModule } from '@dosar/areas';
import { OwnDataPage, ownAccountQuery } from './own-data-page.tsx';

export const route: PageModule = {
  page: async () => OwnDataPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(ownAccountQuery()),
};
