import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { menuMessages } from './menu-messages.ts';

/** Help of statuses, for whoever keeps it (M9). */
export const menu: readonly MenuEntry[] = [
  {
    state: 'config/statuses/help',
    access: pageAccess['config/statuses/help'],
    name: menuMessages.help,
    icon: 'help',
    order: 119,
    isAround: true,
  },
];
