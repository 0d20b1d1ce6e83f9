import type { PageModule } from '@dosar/areas';
import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';
import { SlaPage, slaQuery } from './sla-page.tsx';

export const route: PageModule = {
  page: async () => SlaPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(slaQuery),
};

/** What the page of terms of work holds; the history alone names it. */
export const settings: readonly Setting[] = [{ id: 'warn_percent', title: messages.percent, isHidden: true }];
