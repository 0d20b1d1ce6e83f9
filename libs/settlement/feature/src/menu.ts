import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { messages } from './messages.ts';

/** Payment orders, files for the bank and its statements, for whoever handles payments. */
export const menu: readonly MenuEntry[] = [
  {
    state: 'payments',
    access: pageAccess.payments,
    name: messages.payments,
    keywords: messages.keywords,
    icon: 'table_chart',
    order: 112,
  },
];
