import type { PageModule } from '@dosar/areas';
import { setsQuery } from './sets/set-queries.ts';
import { TemplatesPage, templatesQuery } from './templates-page.tsx';

export const route: PageModule = {
  page: async () => TemplatesPage,
  start: ({ queryClient }) =>
    Promise.all([queryClient.prefetchQuery(templatesQuery()), queryClient.prefetchQuery(setsQuery())]),
};
