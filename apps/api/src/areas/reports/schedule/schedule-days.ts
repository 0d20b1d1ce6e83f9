import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { workingDayFrom } from '@dosar/kernel/working-days';
import { instantsOf, localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';

type Timing = Schema<'ReportTiming'>;
type Moment = { at: Date; instead_of: LocalDate | null };

/** Longer than from one sending to the next, however the holidays lie. */
const farthestDays = 80;

/**
 * The next times at which a report is sent, after a moment.
 *
 * Nobody reads mail on a free day: what falls on one comes on the next working day, and a daily report skips it.
 */
export function nextMoments(
  timing: Timing,
  after: Date,
  holidays: ReadonlySet<LocalDate>,
  count: number,
): Moment[] {
  const moments: Moment[] = [];
  const start = addDays(localDateOf(after), -farthestDays);
  for (let day = start; moments.length < count; day = addDays(day, 1)) {
    if (!isMeant(timing, day)) continue;
    const sentOn = workingDayFrom(day, holidays);
    if (timing.frequency === 'daily' && sentOn !== day) continue;
    // Five in the morning to half past ten at night exist once on every day.
    const [at] = instantsOf({ date: sentOn, time: timing.send_time });
    if (at === undefined || at <= after) continue;
    moments.push({ at, instead_of: sentOn === day ? null : day });
  }
  return moments;
}

function isMeant({ frequency, weekday, month_day: monthDay }: Timing, day: LocalDate): boolean {
  if (frequency === 'daily') return true;
  if (frequency === 'weekly') return new Date(day).getUTCDay() === weekday;
  const isLast = addDays(day, 1).slice(8) === '01';
  return Number(day.slice(8)) === monthDay || (isLast && Number(day.slice(8)) < monthDay);
}
