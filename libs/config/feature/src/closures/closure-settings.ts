import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the page of closed days holds. */
export const settings: readonly Setting[] = [
  { id: 'name_ro', title: messages.nameRo, isHidden: true },
  { id: 'name_en', title: messages.nameEn, isHidden: true },
  { id: 'closed_from', title: messages.closedFrom, isHidden: true },
  { id: 'closed_until', title: messages.closedUntil, isHidden: true },
];
