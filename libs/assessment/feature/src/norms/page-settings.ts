import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the history of the table remembers; versions come by files. */
export const settings: readonly Setting[] = [{ id: 'holds', title: messages.holds, isHidden: true }];
