import type { PageModule } from '@dosar/areas';
import { SignInPage, signInQuery } from './sign-in-page.tsx';

export const route: PageModule = {
  page: async () => SignInPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(signInQuery()),
};
