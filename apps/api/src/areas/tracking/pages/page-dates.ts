import { localDateOf } from '@dosar/kernel/zone';
import type { Language } from '#src/kernel/http/request-language.ts';

const timeZone = 'Europe/Bucharest';

// Kept: making one takes longer than all else that a line of a page needs.
const weekdays: Record<Language, Intl.DateTimeFormat> = { ro: weekdaysIn('ro'), en: weekdaysIn('en') };
const clock = new Intl.DateTimeFormat('ro-RO', { hour: '2-digit', minute: '2-digit', timeZone });
const calendar = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });

function weekdaysIn(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
}

/** "25.11.2026" of "2026-11-25". */
export const plainDay = (date: string): string => date.split('-').toReversed().join('.');

/** "miercuri, 25.11.2026". */
export function weekdayOf(date: string, language: Language): string {
  return `${weekdays[language].format(new Date(`${date}T12:00:00Z`))}, ${plainDay(date)}`;
}

/** "miercuri, 25.11.2026" of an instant, on the calendar of Bucharest. */
export const weekdayOfInstant = (instant: string, language: Language): string =>
  weekdayOf(localDateOf(new Date(instant)), language);

/** "10:24" on the clock of Bucharest. */
export function hourOf(instant: string): string {
  return clock.format(new Date(instant));
}

/** "23.11.2026, 10:24" on the clock of Bucharest. */
export function momentOf(instant: string): string {
  return `${plainDay(calendar.format(new Date(instant)))}, ${hourOf(instant)}`;
}
