import type { PageModule } from '@dosar/areas';
import { ClosuresPage, closuresQuery } from './closures-page.tsx';

export const route: PageModule = {
  page: async () => ClosuresPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(closuresQuery()),
};
