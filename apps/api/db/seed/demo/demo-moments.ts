import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { endOfDay, localDateOf } from '@dosar/kernel/zone';
import type { DemoRandom } from './demo-random.ts';
import { momentOn } from './simulate/working-moments.ts';
import type { OfficeCalendar } from './simulate/simulated-file.ts';

const hour = 3_600_000;
const oneDay = 24 * hour;

/** Moments of the demo world, all relative to the moment of seeding. */
export type DemoMoments = {
  now: Date;
  daysAgo: (days: number) => Date;
  hoursAfter: (moment: Date, hours: number) => Date;
  /** The same for what has happened: never after now. */
  soonAfter: (moment: Date, hours: number) => Date;
  /** A moment between two others. */
  between: (from: Date, to: Date) => Date;
  /** A moment between two others at which a person, or anybody of the office, is at work; the first one where there is none. */
  atWork: (from: Date, to: Date, person?: { username: string }) => Date;
  /** The moment itself when a person is at work then, otherwise the nearest such moment between another one and now. */
  atWorkNear: (moment: Date, since: Date, person?: { username: string }) => Date;
  /** Whether a person is at work on the day of a moment. */
  isThere: (moment: Date, person: { username: string }) => boolean;
  /** Moments of the same office as they were at a moment of the past. */
  asOf: (moment: Date) => DemoMoments;
  /** The end of the last day on which something asked for at a moment is in time: free days do not count as the last one. */
  dueAfter: (moment: Date, hours: number) => Date;
  /** Local date of a moment, for date columns. */
  dateOf: (moment: Date) => string;
  /** Local time of a moment as `HH:mm`, for time columns. */
  timeOf: (moment: Date) => string;
  /** When work that is open since `createdAt` is due: some of it late, today or tomorrow, most within two weeks. */
  dueDate: (createdAt: Date) => Date;
  /** The end of the day on which a moment falls: until then something that is due on that day can be done. */
  endOfDayOf: (moment: Date) => Date;
};

const dateInRomania = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' });
const timeInRomania = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Bucharest',
  hour: '2-digit',
  minute: '2-digit',
});

/** Moments around `now`. */
export function demoMoments(now: Date, random: DemoRandom, calendar: OfficeCalendar): DemoMoments {
  const plus = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
  return {
    now,
    daysAgo: (days) => plus(now, -days * oneDay - random.between(0, 8 * 60) * 60_000),
    hoursAfter: (moment, hours) => plus(moment, hours * hour),
    soonAfter: (moment, hours) => plus(moment, Math.min(hours * hour, now.getTime() - moment.getTime())),
    between: (from, to) => plus(from, random.next() * Math.max(to.getTime() - from.getTime(), 0)),
    atWork: (from, to, person) =>
      workingMoment(plus(from, random.next() * Math.max(to.getTime() - from.getTime(), 0)), {
        from,
        to,
        person,
        calendar,
      }),
    atWorkNear: (moment, since, person) => workingMoment(moment, { from: since, to: now, person, calendar }),
    isThere: (moment, { username }) =>
      calendar.isOpen(localDateOf(moment)) && !calendar.isAway(username, localDateOf(moment)),
    asOf: (moment) => demoMoments(moment, random, calendar),
    dueAfter(moment, hours) {
      let day = localDateOf(plus(moment, hours * hour));
      while (!calendar.isOpen(day)) day = addDays(day, 1);
      return lastMomentOf(day);
    },
    dateOf: (moment) => dateInRomania.format(moment),
    timeOf: (moment) => timeInRomania.format(moment),
    dueDate(createdAt) {
      const when = random.weighted({ late: 18, today: 14, tomorrow: 12, week: 34, later: 22 });
      const hours = {
        late: -random.between(5, 240),
        today: random.between(0, 6),
        tomorrow: random.between(20, 30),
        week: random.between(31, 168),
        later: random.between(169, 480),
      }[when];
      const due = localDateOf(plus(now, hours * hour + random.between(0, 59) * 60_000));
      const [today, createdOn] = [localDateOf(now), localDateOf(createdAt)];
      const day = {
        // Nothing is due before it exists.
        late: [workDay(due, -1), createdOn].toSorted().at(-1) ?? createdOn,
        today,
        tomorrow: addDays(today, 1),
        week: workDay(due, 1),
        later: workDay(due, 1),
      }[when];
      return lastMomentOf(day);
    },
    endOfDayOf: (moment) => lastMomentOf(localDateOf(moment)),
  };
}

type Bounds = { from: Date; to: Date; person: { username: string } | undefined; calendar: OfficeCalendar };

/** Minutes of a day at the office, from its opening to its end. */
const officeMinutes = 510;

/** The moment itself when people work then, otherwise the nearest one of the next, and else of the days before, within the bounds. */
function workingMoment(wanted: Date, { from, to, person, calendar }: Bounds): Date {
  const isThere = (day: LocalDate) =>
    calendar.isOpen(day) && (person === undefined || !calendar.isAway(person.username, day));
  const [first, last] = [localDateOf(from), localDateOf(to)];
  for (const step of [1, -1])
    for (let day = localDateOf(wanted); first <= day && day <= last; day = addDays(day, step)) {
      if (!isThere(day)) continue;
      const begin = Math.max(momentOn(day, 0).getTime(), from.getTime());
      const end = Math.min(momentOn(day, officeMinutes).getTime(), to.getTime());
      if (begin > end) continue;
      const isSameDay = day === localDateOf(wanted);
      // On another day the time of the day stays as it was drawn.
      const timeOfDay = isSameDay
        ? wanted.getTime()
        : momentOn(day, (wanted.getTime() / 60_000) % officeMinutes).getTime();
      return new Date(Math.min(Math.max(timeOfDay, begin), end));
    }
  return from;
}

/** The same second as for a day that somebody chooses. */
const lastMomentOf = (day: LocalDate) => new Date(endOfDay(day).getTime() - 1_000);

/** The day itself, or from a weekend the nearest working day before (-1) or after it (1). */
function workDay(day: LocalDate, step: -1 | 1): LocalDate {
  const isWeekend = new Date(day).getUTCDay() % 6 === 0;
  return isWeekend ? workDay(addDays(day, step), step) : day;
}

/**
 * Thirty days to answer a liability claim (Law 132/2017, article 21).
 *
 * Counted in days of Romania: 720 hours end a day earlier or later when the clocks change meanwhile.
 */
export function legalDueDate(policyType: string, openedAt: Date): LocalDate | null {
  return liabilityPolicies.includes(policyType) ? addDays(localDateOf(openedAt), 30) : null;
}

/** Codes of the policies whose claims the law gives a term for. */
export const liabilityPolicies = ['rca', 'rca_dd', 'green_card'];
