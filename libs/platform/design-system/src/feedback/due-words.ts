import type { IntlShape } from 'react-intl';
import { messages } from './messages.ts';

// Beyond two weeks a day count is harder to use than the date itself.
const daysWorthCounting = 14;

// To write a sentence with a number takes longer than to draw the cell around it, and a list has the same few sentences
// in all its rows.
const written = new WeakMap<IntlShape, Map<number, string>>();

/** A deadline so many days away in words; nothing where the date says more. */
export function dueWords(intl: IntlShape, days: number): string | undefined {
  if (days > daysWorthCounting) return undefined;
  const known = written.get(intl) ?? new Map<number, string>();
  written.set(intl, known);
  const words = known.get(days) ?? wordsFor(intl, days);
  known.set(days, words);
  return words;
}

function wordsFor({ formatMessage: t }: IntlShape, days: number): string {
  if (days < 0) return t(messages.late, { days: -days });
  if (days === 0) return t(messages.today);
  if (days === 1) return t(messages.tomorrow);
  return t(messages.inDays, { days });
}
