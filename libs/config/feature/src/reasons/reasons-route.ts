import type { PageModule } from '@dosar/areas';
import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';
import { ReasonsPage, reasonsQuery } from './reasons-page.tsx';

export const route: PageModule = {
  page: async () => ReasonsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(reasonsQuery()),
};

/** What the page of reasons holds; the history alone names it. */
export const settings: readonly Setting[] = [
  { id: 'name_ro', title: messages.nameRo, isHidden: true },
  { id: 'name_en', title: messages.nameEn, isHidden: true },
  { id: 'is_active', title: messages.isOffered, isHidden: true },
];
