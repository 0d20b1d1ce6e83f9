import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { messages } from './messages.ts';

/** The board, one's own day, and the places (M10: in the Romanian menu only). */
export const menu: readonly MenuEntry[] = [
  {
    state: 'appointments',
    access: pageAccess.appointments,
    name: messages.board,
    keywords: messages.keywords,
    icon: 'event',
    order: 24,
  },
  {
    state: 'appointments/my-day',
    access: pageAccess['appointments/my-day'],
    name: messages.myDay,
    keywords: messages.keywords,
    icon: 'directions_car',
    order: 25,
    phoneOrder: 3,
  },
  {
    state: 'config/appointment-locations',
    access: pageAccess['config/appointment-locations'],
    name: messages.places,
    keywords: messages.keywords,
    icon: 'place',
    order: 95,
    isAround: true,
    locales: ['ro'],
  },
];
