import type { PageModule } from '@dosar/areas';
import { importsQuery } from './imports-query.ts';
import { PoliciesPage } from './policies-page.tsx';

export const route: PageModule = {
  page: async () => PoliciesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(importsQuery()),
};
