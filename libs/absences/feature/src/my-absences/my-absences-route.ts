import type { PageModule } from '@dosar/areas';
import { ownAbsences } from './own-absences-query.ts';
import { MyAbsencesPage } from './my-absences-page.tsx';

export const route: PageModule = {
  page: async () => MyAbsencesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(ownAbsences),
};
