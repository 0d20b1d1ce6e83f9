import type { PageModule } from '@dosar/areas';
import { StatusNamesPage, statusTextsQuery } from './status-names-page.tsx';

export const route: PageModule = {
  page: async () => StatusNamesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(statusTextsQuery()),
};
