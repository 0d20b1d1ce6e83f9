import type { PageModule } from '@dosar/areas';
import { StatusHelpPage, statusHelpQuery } from './status-help-page.tsx';

export const route: PageModule = {
  page: async () => StatusHelpPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(statusHelpQuery()),
};
