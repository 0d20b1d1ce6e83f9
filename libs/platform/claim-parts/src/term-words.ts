import type { IntlShape, MessageDescriptor } from 'react-intl';
import { shortDay, type Term } from './term-day.ts';
import { messages } from './messages.ts';

// To write a sentence with a number takes longer than to draw the cell around it, and a list has the same few sentences
// in all its rows.
const written = new WeakMap<IntlShape, Map<string, string>>();
const mostKept = 500;

function writeOnce(
  intl: IntlShape,
  descriptor: MessageDescriptor,
  values: Record<string, string | number> = {},
): string {
  const known = written.get(intl) ?? new Map<string, string>();
  written.set(intl, known);
  const key = [descriptor.id, ...Object.values(values)].join(' ');
  const words = known.get(key) ?? intl.formatMessage(descriptor, values);
  if (known.size < mostKept) known.set(key, words);
  return words;
}

/** A deadline of the house: "depășit 7 zile", "azi 12:00", "mâine 10:00", "26.11 · 3 zile". */
export function internalWords(intl: IntlShape, { day, time, days, isOver }: Term, now: Date): string {
  if (days < 0) return writeOnce(intl, messages.over, { days: -days });
  if (isOver && time !== undefined) return writeOnce(intl, messages.overToday, { time });
  if (days > 1) return writeOnce(intl, messages.later, { date: shortDay(day, now), days });
  const word = writeOnce(intl, days === 0 ? messages.today : messages.tomorrow);
  return time === undefined ? word : writeOnce(intl, messages.at, { day: word, time });
}

/** A deadline by law: "legal 07.12 · 14 zile", "legal: azi · 23.11", "legal: depășit 30 de zile". */
export function legalWords(intl: IntlShape, { day, days }: Term, isNear: boolean, now: Date): string {
  const date = shortDay(day, now);
  if (days < 0) return writeOnce(intl, messages.legalOver, { days: -days });
  if (days === 0) return writeOnce(intl, messages.legalToday, { date });
  if (!isNear) return writeOnce(intl, messages.legalLater, { date, days });
  if (days === 1) return writeOnce(intl, messages.legalTomorrow, { date });
  return writeOnce(intl, messages.legalSoon, { date, days });
}
