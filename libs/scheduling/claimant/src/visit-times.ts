import { useFormats } from '@dosar/i18n/light';
import { localDateOf } from '@dosar/kernel/zone';

/** Days and hours of visits, on the clock of Bucharest wherever the reader is. */
export function useVisitTimes() {
  const { time, weekdayDate } = useFormats();
  const day = (instant: string) => weekdayDate(localDateOf(new Date(instant)));
  return {
    time,
    day,
    weekdayDate,
    /** "joi, 26.11.2026, 10:45". */
    at: (instant: string) => `${day(instant)}, ${time(instant)}`,
  };
}

/** The clock of the reader shows another time than that of the places. */
export function isOtherClock(now: Date): boolean {
  return now.toLocaleString('sv-SE') !== now.toLocaleString('sv-SE', { timeZone: 'Europe/Bucharest' });
}
