import type { PageModule } from '@dosar/areas';
import { SpecialPage } from './special-page.tsx';
import { customerQuery, customersQuery, everyCustomer } from './special-queries.ts';

export const route: PageModule = {
  page: async () => SpecialPage,
  start: ({ queryClient, params: { customerId } }) =>
    Promise.all([
      queryClient.prefetchInfiniteQuery(customersQuery(everyCustomer)),
      ...(customerId === undefined ? [] : [queryClient.prefetchQuery(customerQuery(customerId))]),
    ]),
};
