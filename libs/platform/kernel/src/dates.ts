/** A day without time and zone, `yyyy-MM-dd` as it travels and is stored. Two of them compare as text. */
export type LocalDate = string;

/** 24 hours in milliseconds; a day on which the clock changes is an hour shorter or longer. */
export const dayLength = 86_400_000;

/** Whether a day exists in the calendar: 29.02.2005 does not. */
export function isRealDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= 1000 &&
    year <= 9999 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  );
}

/** Whether a text is a day that exists, written `yyyy-MM-dd`. */
export function isLocalDate(text: string): text is LocalDate {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return isRealDate(Number(year), Number(month), Number(day));
}

/** The day a person typed as `dd.MM.yyyy`; `undefined` for any other form and for days that do not exist. */
export function parseTypedDate(text: string): LocalDate | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  return isLocalDate(date) ? date : undefined;
}

/** A day as people read it: `dd.MM.yyyy` (K11). */
export function formatLocalDate(date: LocalDate): string {
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year}`;
}

/** The last day that can be written: years have four digits. */
const lastDate: LocalDate = '9999-12-31';

/** The day that many days later; earlier for a negative number. Nothing is later than the last day of the calendar. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const time = Math.min(Date.parse(date) + days * dayLength, Date.parse(lastDate));
  return new Date(time).toISOString().slice(0, 10);
}

/** How many days lie from one day to another; negative when the other is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}
