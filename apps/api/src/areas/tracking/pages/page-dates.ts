import { localDateOf } from '@dosar/kernel/zone';
import type { Language } from '#src/kernel/http/request-language.ts';

const timeZone = 'Europe/Bucharest';

/** "25.11.2026" of "2026-11-25". */
export const plainDay = (date: string): string => date.split('-').toReversed().join('.');

/** "miercuri, 25.11.2026". */
export function weekdayOf(date: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${date}T12:00:00Z`))}, ${plainDay(date)}`;
}

/** "miercuri, 25.11.2026" of an instant, on the calendar of Bucharest. */
export const weekdayOfInstant = (instant: string, language: Language): string =>
  weekdayOf(localDateOf(new Date(instant)), language);

/** "10:24" on the clock of Bucharest. */
export function hourOf(instant: string): string {
  const format = new Intl.DateTimeFormat('ro-RO', { hour: '2-digit', minute: '2-digit', timeZone });
  return format.format(new Date(instant));
}

/** "23.11.2026, 10:24" on the clock of Bucharest. */
export function momentOf(instant: string): string {
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(instant));
  return `${plainDay(day)}, ${hourOf(instant)}`;
}
