import type { PageModule } from '@dosar/areas';
import { replacementQuestions, ReplacementsPage } from './replacements-page.tsx';

export const route: PageModule = {
  page: async () => ReplacementsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(replacementQuestions),
};
