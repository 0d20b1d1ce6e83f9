import type { PageModule } from '@dosar/areas';
import { FeaturesPage, featuresQuery } from './features-page.tsx';

export const route: PageModule = {
  page: async () => FeaturesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(featuresQuery()),
};
