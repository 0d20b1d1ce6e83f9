import { apiQuery, browsePaymentOrders, getStatement } from '@dosar/api-client';
import type { PageModule } from '@dosar/areas';
import { StatementPage } from '../statement/statement-page.tsx';
import { PaymentsPage } from './payments-page.tsx';

export const route: PageModule = {
  page: async () => PaymentsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(apiQuery(browsePaymentOrders, {})),
};

/** One statement of the bank; it comes with the page that leads to it. */
export const statementRoute: PageModule = {
  page: async () => StatementPage,
  start: ({ queryClient, params }) =>
    queryClient.prefetchQuery(
      apiQuery(getStatement, { params: { path: { bank_statement_id: params['statementId'] ?? '' } } }),
    ),
};
