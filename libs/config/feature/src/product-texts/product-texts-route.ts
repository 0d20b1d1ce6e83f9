import type { PageModule } from '@dosar/areas';
import { ProductTextsPage } from './product-texts-page.tsx';
import { proposalsQuery } from './proposal-list.tsx';

export const route: PageModule = {
  page: async () => ProductTextsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(proposalsQuery()),
};
