import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { workingDayFrom, isWorkingDay } from '@dosar/kernel/working-days';
import { instantsOf, localDateOf, localTimeOf, startOfDay } from '@dosar/kernel/zone';

/** When an organisation reminds, in clock times `HH:mm` of the business zone. */
export type ReminderRule = {
  /** Days after the request. */
  reminderDays: readonly number[];
  reminderTime: string;
  /** Nobody is reminded from this hour on … */
  quietFrom: string;
  /** … until this one. */
  quietUntil: string;
};

/** A reminder, and whether its day had to be moved off a weekend or a holiday. */
export type PlannedReminder = { dueAt: Date; isMoved: boolean };

/** The reminders of a request that is sent at `sentAt`: on working days only, and no two of them on one day. */
export function reminderTimes(
  sentAt: Date,
  rule: ReminderRule,
  holidays: ReadonlySet<LocalDate>,
): PlannedReminder[] {
  const sentOn = localDateOf(sentAt);
  let last = sentOn;
  return [...new Set(rule.reminderDays)]
    .sort((one, other) => one - other)
    .map((days) => {
      const wanted = addDays(sentOn, days);
      const day = workingDayFrom(wanted > last ? wanted : addDays(last, 1), holidays);
      last = day;
      return { dueAt: atTime(day, rule.reminderTime), isMoved: day !== wanted };
    });
}

/** The first moment from `now` on at which somebody may be reminded: `now` itself by day on a working day. */
export function nextReminderTime(now: Date, rule: ReminderRule, holidays: ReadonlySet<LocalDate>): Date {
  const { date, time } = localTimeOf(now);
  if (isWorkingDay(date, holidays)) {
    if (time < rule.quietUntil) return atTime(date, rule.reminderTime);
    if (time < rule.quietFrom) return now;
  }
  return atTime(workingDayFrom(addDays(date, 1), holidays), rule.reminderTime);
}

/** A clock time of a day; when the clock skips it for summer time, the hour after. */
function atTime(date: LocalDate, time: string): Date {
  const [instant] = instantsOf({ date, time });
  if (instant !== undefined) return instant;
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return new Date(startOfDay(date).getTime() + minutes * 60_000);
}
