import type { PageModule } from '@dosar/areas';
import { SenderPage, senderQuery } from './sender-page.tsx';

export const route: PageModule = {
  page: async () => SenderPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(senderQuery()),
};
