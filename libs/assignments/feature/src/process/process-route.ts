import type { PageModule } from '@dosar/areas';
import { ProcessPage, processesQuery } from './process-page.tsx';

export const route: PageModule = {
  page: async () => ProcessPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(processesQuery()),
};
