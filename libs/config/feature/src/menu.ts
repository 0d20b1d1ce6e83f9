import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { settingsPages } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** The settings. */
export const menu: readonly MenuEntry[] = [
  {
    state: 'config',
    access: pageAccess.config,
    name: messages.menu,
    icon: 'settings',
    order: 200,
    phoneOrder: 4,
    isAround: true,
    keywords: messages.menuKeywords,
    lists: settingsPages,
  },
];
