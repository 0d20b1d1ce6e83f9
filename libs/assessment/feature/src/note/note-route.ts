import type { PageModule } from '@dosar/areas';
import { noteQuery } from './note-query.ts';
import { NotePage } from './note-page.tsx';

export const route: PageModule = {
  page: async () => NotePage,
  start: ({ queryClient, params }) => queryClient.prefetchQuery(noteQuery(params['assignmentId'] ?? '')),
};
