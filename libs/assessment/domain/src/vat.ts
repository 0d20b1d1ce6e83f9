import type { LocalDate } from '@dosar/kernel/dates';
import type { Share } from './note-line.ts';

/** The standard rate of VAT in Romania, newest first: Law 227/2015, art. 291, as changed by Law 141/2025. */
const rates: readonly { from: LocalDate; share: Share }[] = [
  { from: '2025-08-01', share: 2100 },
  { from: '2017-01-01', share: 1900 },
  { from: '2016-01-01', share: 2000 },
  { from: '2010-07-01', share: 2400 },
];

/** The standard rate of VAT on a day. */
export function vatShareOn(day: LocalDate): Share {
  return rates.find(({ from }) => from <= day)?.share ?? 1900;
}
