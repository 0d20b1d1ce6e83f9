import { addDays } from '@dosar/kernel/dates';
import type { IntlShape } from 'react-intl';

// A Monday; weekdays have the same names in every week.
const monday = '2026-01-05';

/**
 * The name of a weekday in the language of the page.
 *
 * `index` counts from Monday: 0 to 6.
 */
export function weekdayName(
  { formatDate }: Pick<IntlShape, 'formatDate'>,
  index: number,
  width: 'long' | 'short' = 'long',
): string {
  return formatDate(addDays(monday, index), { weekday: width, timeZone: 'UTC' });
}
