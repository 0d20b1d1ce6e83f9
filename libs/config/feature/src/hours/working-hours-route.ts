import type { PageModule } from '@dosar/areas';
import { WorkingHoursPage, workingHoursQuery } from './working-hours-page.tsx';

export const route: PageModule = {
  page: async () => WorkingHoursPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(workingHoursQuery()),
};
