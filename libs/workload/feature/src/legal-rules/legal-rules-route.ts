import type { PageModule } from '@dosar/areas';
import type { Setting } from '@dosar/areas/config';
import { legalRulesQuery } from '../workload-queries.ts';
import { LegalRulesPage } from './legal-rules-page.tsx';
import { dayKindNames, messages, reopeningNames } from './messages.ts';
import { dailyShare } from './rule-words.ts';

export const route: PageModule = {
  page: async () => LegalRulesPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(legalRulesQuery),
};

/** What the page of the terms of the law holds. */
export const settings: readonly Setting[] = [
  { id: 'days', title: messages.days, isHidden: true },
  { id: 'day_kind', title: messages.dayKind, values: dayKindNames, isHidden: true },
  {
    id: 'penalty_ppm',
    title: messages.penalty,
    write: (value, intl) => (typeof value === 'number' ? dailyShare(intl, value) : undefined),
    isHidden: true,
  },
  { id: 'on_reopening', title: messages.reopening, values: reopeningNames, isHidden: true },
  { id: 'source_ro', title: messages.sourceRo, isHidden: true },
  { id: 'source_en', title: messages.sourceEn, isHidden: true },
];
