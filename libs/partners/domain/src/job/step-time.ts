import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { endOfDay, instantsOf, localTimeOf } from '@dosar/kernel/zone';
import type { JobKind, JobState } from './job-words.ts';

/** How long the next party of a state may take: hours while people work, hours of the clock, or working days. */
export type StepTime = { hours: number } | { clockHours: number } | { days: number };

const times: Record<Exclude<JobState, 'waiting_parts' | 'paid' | 'cancelled'>, StepTime> = {
  draft: { days: 1 },
  sent: { hours: 4 },
  accepted: { days: 2 },
  declined: { hours: 4 },
  quoted: { days: 2 },
  approved: { days: 3 },
  in_work: { days: 7 },
  done: { days: 2 },
  invoiced: { days: 2 },
};

/** How long an invoice that was checked may wait for its payment. */
const paymentTime: StepTime = { days: 10 };

/** A car on the road cannot wait for the morning. */
const towingTimes: Partial<Record<JobState, StepTime>> = {
  sent: { clockHours: 1 },
  accepted: { clockHours: 2 },
  in_work: { clockHours: 24 },
};

/** How long the next party may take; nothing where a day was named instead, or the job is over. */
export function stepTime(kind: JobKind, state: JobState, isInvoiceCleared: boolean): StepTime | undefined {
  if (state === 'waiting_parts' || state === 'paid' || state === 'cancelled') return undefined;
  if (state === 'invoiced' && isInvoiceCleared) return paymentTime;
  return (kind === 'towing' ? towingTimes[state] : undefined) ?? times[state];
}

/** Between these hours of a working day people answer. */
const workingHours = { from: 8, until: 18 } as const;
const hour = 3_600_000;
const mostDays = 60;

type DaysOff = ReadonlySet<LocalDate>;

/** Until when the next party has to act, reckoned in the country's time. */
export function stepDueAt(time: StepTime, now: Date, daysOff: DaysOff): Date {
  if ('clockHours' in time) return new Date(now.getTime() + time.clockHours * hour);
  if ('days' in time) return endOfWorkingDay(localTimeOf(now).date, time.days, daysOff);
  return afterWorkedHours(now, time.hours, daysOff);
}

/** The end of a day that somebody named. */
export const dueOnDay = (day: LocalDate): Date => endOfDay(day);

const isWorkedOn = (date: LocalDate, daysOff: DaysOff): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !daysOff.has(date);
};

const at = (date: LocalDate, hours: number): number =>
  // Office hours lie outside the hour that the clock skips or repeats.
  instantsOf({ date, time: `${String(hours).padStart(2, '0')}:00` })[0]?.getTime() ??
  endOfDay(date).getTime();

function endOfWorkingDay(today: LocalDate, days: number, daysOff: DaysOff): Date {
  let date = today;
  for (let left = days, looked = 0; left > 0 && looked < mostDays; looked++) {
    date = addDays(date, 1);
    if (isWorkedOn(date, daysOff)) left--;
  }
  return new Date(at(date, workingHours.until));
}

function afterWorkedHours(now: Date, hours: number, daysOff: DaysOff): Date {
  let left = hours * hour;
  let date = localTimeOf(now).date;
  for (let looked = 0; looked < mostDays; looked++, date = addDays(date, 1)) {
    if (!isWorkedOn(date, daysOff)) continue;
    const from = Math.max(now.getTime(), at(date, workingHours.from));
    const until = at(date, workingHours.until);
    if (from >= until) continue;
    if (from + left <= until) return new Date(from + left);
    left -= until - from;
  }
  return new Date(now.getTime() + mostDays * 24 * hour);
}
