import { apiQuery, browsePaymentOrders } from '@dosar/api-client';
import type { PageModule } from '@dosar/areas';
import { PaymentsPage } from './payments-page.tsx';

export const route: PageModule = {
  page: async () => PaymentsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(apiQuery(browsePaymentOrders, {})),
};
