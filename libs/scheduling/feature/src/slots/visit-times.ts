import { useFormats } from '@dosar/i18n';
import { addDays, formatLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Days and hours of visits as people say them, on the clock of Bucharest wherever the reader is. */
export function useVisitTimes() {
  const { formatDate, formatMessage: t } = useIntl();
  const { time } = useFormats();
  const today = localDateOf(new Date());
  const day = (date: LocalDate) => {
    const short = formatLocalDate(date).slice(0, 5);
    if (date === today) return t(messages.today, { date: short });
    if (date === addDays(today, 1)) return t(messages.tomorrow, { date: short });
    const weekday = formatDate(date, { weekday: 'long', timeZone: 'UTC' });
    return t(messages.otherDay, { weekday, date: short });
  };
  return {
    today,
    time,
    day,
    /** "Tomorrow, 24.11, 10:45". */
    at: (instant: string) =>
      t(messages.dayAndHour, { day: day(localDateOf(new Date(instant))), hour: time(instant) }),
    weekday: (date: LocalDate) => formatDate(date, { weekday: 'short', timeZone: 'UTC' }),
  };
}

/** The clock of the reader shows another time than that of the places. */
export function isOtherClock(now: Date): boolean {
  const own = now.toLocaleString('sv-SE');
  return own !== now.toLocaleString('sv-SE', { timeZone: 'Europe/Bucharest' });
}
