import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { messages } from './menu-messages.ts';

/** Special customers, for configurators of organisations with the feature (M7), and the jobs of a partner for its people (M8). */
export const menu: readonly MenuEntry[] = [
  {
    state: 'partner',
    access: pageAccess.partner,
    name: messages.own,
    keywords: messages.ownKeywords,
    icon: 'build',
    order: 5,
    phoneOrder: 5,
  },
  {
    state: 'partner-jobs',
    access: pageAccess['partner-jobs'],
    name: messages.jobs,
    keywords: messages.jobsKeywords,
    icon: 'build',
    order: 117,
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
