import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the page of the mail that comes in holds. */
export const settings: readonly Setting[] = [
  { id: 'inbound_key', title: messages.key, values: { renewed: messages.renewed } },
];
