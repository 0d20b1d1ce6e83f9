import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { menuMessages } from './intake/menu-messages.ts';

/** Taking in a claim, for those who may open one. */
export const menu: readonly MenuEntry[] = [
  {
    state: 'assignments/claim_notification/new',
    access: pageAccess['assignments/claim_notification/new'],
    name: menuMessages.newClaim,
    keywords: menuMessages.keywords,
    icon: 'add',
    order: 25,
  },
];
