import type { PageModule } from '@dosar/areas';
import { PoliciesPage, importsQuery } from './policies-page.tsx';

export const route: PageModule = {
  page: async () => PoliciesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(importsQuery()),
};
