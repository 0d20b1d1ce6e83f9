import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { managerPages } from '@dosar/areas/workload';
import { messages } from './messages.ts';

/** The manager area. */
export const menu: readonly MenuEntry[] = [
  {
    state: 'manager-area',
    access: pageAccess['manager-area'],
    name: messages.menu,
    icon: 'people',
    order: 110,
    isAround: true,
    lists: managerPages,
  },
];
