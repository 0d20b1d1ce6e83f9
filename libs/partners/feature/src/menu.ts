import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { messages } from './menu-messages.ts';

/** Special customers, for configurators of organisations with the feature (M7). */
export const menu: readonly MenuEntry[] = [
  {
    state: 'special-customers',
    access: pageAccess['special-customers'],
    name: messages.menu,
    keywords: messages.keywords,
    icon: 'business',
    order: 118,
  },
];
