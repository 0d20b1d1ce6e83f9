import type { PageModule } from '@dosar/areas';
import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';
import { RetentionPage, retentionQuery } from './retention-page.tsx';

export const route: PageModule = {
  page: async () => RetentionPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(retentionQuery()),
};

/** What the page of retention periods holds; the history alone names it. */
export const settings: readonly Setting[] = [{ id: 'days', title: messages.days, isHidden: true }];
