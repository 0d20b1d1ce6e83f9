import type { PageModule } from '@dosar/areas';
import type { Setting } from '@dosar/areas/config';
import { LeaveTypesPage } from './leave-types-page.tsx';
import { leaveTypesQuery, presenceMinimumsQuery } from './leave-types-query.ts';
import { messages } from './messages.ts';
import { presenceMessages } from './presence-messages.ts';

export const route: PageModule = {
  page: async () => LeaveTypesPage,
  start: ({ queryClient }) =>
    Promise.all([
      queryClient.prefetchQuery(leaveTypesQuery),
      queryClient.prefetchQuery(presenceMinimumsQuery),
    ]),
};

/** What the page of the kinds of absence holds. */
export const settings: readonly Setting[] = [
  { id: 'name_ro', title: messages.nameRo, isHidden: true },
  { id: 'name_en', title: messages.nameEn, isHidden: true },
  { id: 'short_ro', title: messages.shortRo, isHidden: true },
  { id: 'short_en', title: messages.shortEn, isHidden: true },
  { id: 'needs_certificate', title: messages.needsCertificate, isHidden: true },
  { id: 'only_managers', title: messages.onlyManagers, isHidden: true },
  { id: 'is_offered', title: messages.isOffered, isHidden: true },
  { id: 'days_per_year', title: messages.days, isHidden: true },
  { id: 'people', title: presenceMessages.people, isHidden: true },
];
