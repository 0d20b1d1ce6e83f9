import { apiQuery, browsePlaces } from '@dosar/api-client';
import type { PageModule } from '@dosar/areas';
import { PlacesPage } from './places-page.tsx';

export const route: PageModule = {
  page: async () => PlacesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(apiQuery(browsePlaces, {})),
};
