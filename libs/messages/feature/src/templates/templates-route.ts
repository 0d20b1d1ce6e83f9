import type { PageModule } from '@dosar/areas';
import { TemplatesPage, templatesQuery } from './templates-page.tsx';

export const route: PageModule = {
  page: async () => TemplatesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(templatesQuery()),
};
