import type { PageModule } from '@dosar/areas';
import { OrganisationPage, organisationQuery } from './organisation-page.tsx';

export const route: PageModule = {
  page: async () => OrganisationPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(organisationQuery()),
};
