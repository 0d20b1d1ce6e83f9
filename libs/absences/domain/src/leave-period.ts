import { addDays, type LocalDate } from '@dosar/kernel/dates';

/** Which part of a day somebody is away. */
export type DayPart = 'whole' | 'morning' | 'afternoon';

/** Days of an absence, both included; the first and the last may be half days. */
export type LeavePeriod = {
  date_from: LocalDate;
  date_to: LocalDate;
  first_part: DayPart;
  last_part: DayPart;
};

/** Days on which nobody works although they are weekdays: public holidays and days on which the organisation is closed. */
export type FreeDays = ReadonlySet<LocalDate>;

/** Half of a day. */
export type HalfDay = { date: LocalDate; half: 'morning' | 'afternoon' };

/** Why days cannot be asked for. */
export type PeriodFault = 'reversed' | 'too_long' | 'parts' | 'no_working_time' | 'half_on_free_day';

/** The longest absence that can be asked for at once, in days. */
const longestAbsence = 366;

/** Whether people work on a day: Monday to Friday, but for free days. */
export function isWorkingDay(date: LocalDate, freeDays: FreeDays): boolean {
  const weekday = new Date(Date.parse(date)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !freeDays.has(date);
}

/**
 * Why a period is no absence, or `undefined` when it is one.
 *
 * An absence has no gap: of several days, the first may begin at noon and the last may end at noon. Time off on a free
 * day is refused, since it would cost nothing and mean nothing.
 */
export function periodFault(period: LeavePeriod, freeDays: FreeDays): PeriodFault | undefined {
  const { date_from: from, date_to: to, first_part: first, last_part: last } = period;
  if (to < from) return 'reversed';
  if (addDays(from, longestAbsence) <= to) return 'too_long';
  if (from === to ? first !== last : first === 'morning' || last === 'afternoon') return 'parts';
  if (workingHalfDays(period, freeDays) === 0) return 'no_working_time';
  const isHalfOnFreeDay =
    (first !== 'whole' && !isWorkingDay(from, freeDays)) || (last !== 'whole' && !isWorkingDay(to, freeDays));
  return isHalfOnFreeDay ? 'half_on_free_day' : undefined;
}

/** The part of a day that a period covers; `undefined` on days outside of it. */
export function partOn(period: LeavePeriod, date: LocalDate): DayPart | undefined {
  if (date < period.date_from || date > period.date_to) return undefined;
  if (date === period.date_from && period.first_part !== 'whole') return period.first_part;
  if (date === period.date_to && period.last_part !== 'whole') return period.last_part;
  return 'whole';
}

/** Every half day of a period on which people work, in order. */
export function halfDaysOf(period: LeavePeriod, freeDays: FreeDays): HalfDay[] {
  const halves: HalfDay[] = [];
  for (let date = period.date_from; date <= period.date_to; date = addDays(date, 1)) {
    if (!isWorkingDay(date, freeDays)) continue;
    const part = partOn(period, date);
    if (part !== 'afternoon') halves.push({ date, half: 'morning' });
    if (part !== 'morning') halves.push({ date, half: 'afternoon' });
  }
  return halves;
}

/** How many half days of work a period takes. Balances are kept in half days, so that no rounding is ever needed. */
export function workingHalfDays(period: LeavePeriod, freeDays: FreeDays): number {
  return halfDaysOf(period, freeDays).length;
}

/** Whether two absences share a moment: the morning and the afternoon of one day do not. */
export function overlaps(one: LeavePeriod, other: LeavePeriod): boolean {
  return startOf(one) <= endOf(other) && startOf(other) <= endOf(one);
}

/** Its first half day as text that can be compared. */
function startOf({ date_from: date, first_part: part }: LeavePeriod): string {
  return `${date}${part === 'afternoon' ? 'b' : 'a'}`;
}

function endOf({ date_to: date, last_part: part }: LeavePeriod): string {
  return `${date}${part === 'morning' ? 'a' : 'b'}`;
}
