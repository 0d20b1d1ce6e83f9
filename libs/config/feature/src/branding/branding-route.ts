import type { PageModule } from '@dosar/areas';
import { BrandingPage, brandingQuery } from './branding-page.tsx';

export const route: PageModule = {
  page: async () => BrandingPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(brandingQuery()),
};
