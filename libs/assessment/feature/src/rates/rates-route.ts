import type { PageModule } from '@dosar/areas';
import { RatesPage } from './rates-page.tsx';
import { ratesQuery } from './rates-query.ts';

export const route: PageModule = {
  page: async () => RatesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(ratesQuery),
};
