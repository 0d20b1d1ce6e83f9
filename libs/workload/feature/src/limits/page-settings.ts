import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the page of the limits holds. */
export const settings: readonly Setting[] = [{ id: 'amount_bani', title: messages.amount, isHidden: true }];
