import type { PageModule } from '@dosar/areas';
import { ProvisioningPage } from './provisioning-page.tsx';
import { provisioningQuery } from './provisioning-queries.ts';

export const route: PageModule = {
  page: async () => ProvisioningPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(provisioningQuery),
};
