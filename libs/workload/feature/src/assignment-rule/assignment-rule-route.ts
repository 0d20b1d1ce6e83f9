import type { PageModule } from '@dosar/areas';
import { ruleQuery } from '../workload-queries.ts';
import { AssignmentRulePage } from './assignment-rule-page.tsx';

export const route: PageModule = {
  page: async () => AssignmentRulePage,
  start: ({ queryClient }) => queryClient.prefetchQuery(ruleQuery),
};
