import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { messages } from './messages.ts';

/** One's own absences (M5): in the Romanian menu only, as the specification has it; the page works in both languages. */
export const menu: readonly MenuEntry[] = [
  {
    state: 'time-off/my-absences',
    access: pageAccess['time-off/my-absences'],
    name: messages.menu,
    keywords: messages.keywords,
    icon: 'event_busy',
    order: 50,
    locales: ['ro'],
  },
];
