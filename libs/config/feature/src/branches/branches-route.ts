import type { PageModule } from '@dosar/areas';
import { BranchesPage, branchesQuery } from './branches-page.tsx';

export const route: PageModule = {
  page: async () => BranchesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(branchesQuery()),
};
