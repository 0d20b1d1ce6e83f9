import type { PageModule } from '@dosar/areas';
import { noteQuery } from '../note/note-query.ts';
import { EstimatePage } from './estimate-page.tsx';
import { estimateQuery } from './estimate-query.ts';

export const route: PageModule = {
  page: async () => EstimatePage,
  start: async ({ queryClient, params }) => {
    const assignmentId = params['assignmentId'] ?? '';
    await Promise.all([
      queryClient.prefetchQuery(estimateQuery(assignmentId)),
      queryClient.prefetchQuery(noteQuery(assignmentId)),
    ]);
  },
};
