import type { PageModule } from '@dosar/areas';
import { ApprovalsPage } from './approvals-page.tsx';
import { inboxQuery } from '../workload-queries.ts';

export const route: PageModule = {
  page: async () => ApprovalsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(inboxQuery),
};
