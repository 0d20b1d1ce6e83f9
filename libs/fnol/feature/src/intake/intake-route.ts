import { referenceQuery, browseCounties, browsePolicyTypes } from '@dosar/api-client';
import type { PageModule } from '@dosar/areas';
import { draftQuery } from '../drafts/draft-queries.ts';
import { IntakePage } from './intake-page.tsx';

export const route: PageModule = {
  page: async () => IntakePage,
  start: ({ queryClient, request }) => {
    const id = new URL(request.url).searchParams.get('draft');
    const lists = [browsePolicyTypes, browseCounties].map((list) =>
      queryClient.prefetchQuery(referenceQuery(list)),
    );
    return Promise.all(id === null ? lists : [...lists, queryClient.prefetchQuery(draftQuery(id))]);
  },
};
