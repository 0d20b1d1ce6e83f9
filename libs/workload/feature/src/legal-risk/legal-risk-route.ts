import type { PageModule } from '@dosar/areas';
import { LegalRiskPage } from './legal-risk-page.tsx';
import { riskQuery } from '../workload-queries.ts';

export const route: PageModule = {
  page: async () => LegalRiskPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(riskQuery),
};
