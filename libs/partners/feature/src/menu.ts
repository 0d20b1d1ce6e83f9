import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { messages } from './menu-messages.ts';

/** Special customers, for configurators of organisations with the feature (M7), the directory of partners (M8), and jobs. */
export const menu: readonly MenuEntry[] = [
  {
    state: 'partner',
    access: pageAccess.partner,
    name: messages.own,
    icon: 'build',
    order: 5,
    phoneOrder: 5,
  },
  {
    state: 'partner-jobs',
    access: pageAccess['partner-jobs'],
    name: messages.jobs,
    icon: 'build',
    order: 117,
    isAround: true,
  },
  {
    state: 'config/partners',
    access: pageAccess['config/partners'],
    name: messages.menu,
    icon: 'business',
    order: 119,
    isAround: true,
  },
  {
    state: 'special-customers',
    access: pageAccess['special-customers'],
    name: messages.menu,
    keywords: messages.keywords,
    icon: 'business',
    order: 118,
  },
];
