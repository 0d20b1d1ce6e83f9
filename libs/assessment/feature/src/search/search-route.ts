import type { PageModule } from '@dosar/areas';
import { assessmentsQuery } from './assessments-query.ts';
import { AssessmentSearchPage } from './assessment-search-page.tsx';

export const route: PageModule = {
  page: async () => AssessmentSearchPage,
  start: ({ queryClient, request }) =>
    queryClient.prefetchQuery(assessmentsQuery(new URL(request.url).searchParams.get('q') ?? '')),
};
