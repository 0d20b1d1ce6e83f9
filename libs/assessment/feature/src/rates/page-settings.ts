import type { Setting } from '@dosar/areas/config';
import { figureMessages } from '../note/figure-messages.ts';
import { hourlyRates } from './hourly-rates.ts';
import { messages } from './messages.ts';

/** What the page of the rates holds; they are changed in a window of the page. */
export const settings: readonly Setting[] = [
  ...hourlyRates.map((rate) => ({ id: `${rate}_bani`, title: figureMessages[`${rate}_bani`] })),
  { id: 'discount_share', title: messages.discount },
];
