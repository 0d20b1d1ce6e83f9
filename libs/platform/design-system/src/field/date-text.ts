import { formatLocalDate, isLocalDate, isRealDate } from '@dosar/kernel/dates';

/** What a person typed into a date field: an ISO date, nothing, or why it is no date. */
export type DateReading = { date: string } | { refusal: 'not-understood' | 'does-not-exist' };

const written = /^(?<day>\d{1,2})[.\-/ ](?<month>\d{1,2})[.\-/ ](?<year>\d{4})$/;
const digits = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/;
const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/**
 * Reads dd.MM.yyyy (also with other separators, without any, or as ISO) and nothing looser.
 *
 * A day is never guessed, moved or completed: 31.02.2026 is refused, not turned into the 28th.
 */
export function readDate(text: string): DateReading {
  const trimmed = text.trim();
  if (trimmed === '') return { date: '' };
  const parts = (written.exec(trimmed) ?? digits.exec(trimmed) ?? iso.exec(trimmed))?.groups;
  if (!parts) return { refusal: 'not-understood' };
  const [year = '', month = '', day = ''] = [parts['year'], parts['month'], parts['day']];
  if (!isRealDate(Number(year), Number(month), Number(day))) return { refusal: 'does-not-exist' };
  return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

/** An ISO date as dd.MM.yyyy; any other text stays as it was typed. */
export function writeDate(value: string): string {
  return isLocalDate(value) ? formatLocalDate(value) : value;
}
