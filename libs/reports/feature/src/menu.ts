import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { messages } from './messages.ts';
import { useReportMenu } from './use-report-menu.ts';

/** Reports, by their categories (M6). */
export const menu: readonly MenuEntry[] = [
  {
    state: 'reports',
    access: pageAccess.reports,
    name: messages.menu,
    keywords: messages.keywords,
    icon: 'assessment',
    order: 115,
    phoneOrder: 3,
    isAround: true,
    useChildren: useReportMenu,
  },
];
