import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

/** A part of the worklist that is worth a look every morning; `search` is the address of exactly that list. */
export type ShortlistTile = { label: MessageDescriptor; search: string };

/** What the dashboard counts, the most pressing first. */
export const shortlistTiles: ShortlistTile[] = [
  { label: messages.overdue, search: 'keys=17' },
  { label: messages.dueToday, search: 'keys=33' },
  { label: messages.mine, search: 'keys=1' },
  { label: messages.waiting, search: 'category=waiting&keys=1' },
  { label: messages.unassigned, search: 'keys=8' },
];
