import type { PageModule } from '@dosar/areas';
import { ownReportsQuery, reportQuery } from '../report-queries.ts';
import { ReportPage } from './report-page.tsx';
import { parametersOf } from './report-address.ts';

export const route: PageModule = {
  page: async () => ReportPage,
  start: ({ queryClient, params, request }) =>
    Promise.all([
      queryClient.prefetchQuery(
        reportQuery(params['state'] ?? '', parametersOf(new URL(request.url).searchParams)),
      ),
      queryClient.prefetchQuery(ownReportsQuery),
    ]),
};
