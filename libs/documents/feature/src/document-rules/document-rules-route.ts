import type { PageModule } from '@dosar/areas';
import { documentRules } from './document-rules-query.ts';
import { DocumentRulesPage } from './document-rules-page.tsx';

export const route: PageModule = {
  page: async () => DocumentRulesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(documentRules),
};
