import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the page of offices holds; the history alone names it. */
export const settings: readonly Setting[] = [
  { id: 'name', title: messages.name, isHidden: true },
  { id: 'county_code', title: messages.county, isHidden: true },
  { id: 'locality', title: messages.locality, isHidden: true },
  { id: 'address', title: messages.address, isHidden: true },
  { id: 'phone', title: messages.phone, isHidden: true },
  { id: 'is_active', title: messages.open, isHidden: true },
];
