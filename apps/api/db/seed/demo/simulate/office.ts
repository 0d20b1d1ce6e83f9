import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { addWorkingDays } from '@dosar/kernel/working-days';
import { instantsOf, localDateOf } from '@dosar/kernel/zone';
import type { DemoRandom } from '../demo-random.ts';
import type { OfficeCalendar, SimulatedPerson } from './simulated-file.ts';

const minute = 60_000;
const opensAt = '08:30';
/** A half of the day: four hours of work with a break between them. */
const halves = [0, 270] as const;
const halfMinutes = 240;

/** Work that waits for a person of the office. */
type Task = {
  /** User names; the first who has time does it. */
  who: readonly string[];
  minutes: number;
  readyAt: Date;
  dueOn: LocalDate;
  act: (at: Date, username: string) => void;
  wasPutAside?: boolean;
};

/** Of a hundred tasks so many are put aside for some days, because somebody has to be asked. */
const putAside = 6;

/**
 * An office with one queue: each day people do what is ready, the most urgent first and otherwise in the order in which it came, as
 * long as their time lasts. Nobody works on a closed day or while away; what is urgent then is taken by the deputy, the rest waits.
 */
// eslint-disable-next-line max-lines-per-function -- the queue and those who work on it share their state
export function simulatedOffice(
  people: readonly SimulatedPerson[],
  calendar: OfficeCalendar,
  random: DemoRandom,
  now: Date,
) {
  let tasks: Task[] = [];
  let happenings: { at: Date; act: (at: Date) => void }[] = [];
  const closedDays = { has: (day: LocalDate) => !calendar.isOpen(day) } as ReadonlySet<LocalDate>;

  /** Whose tasks a person who is there does on a day: own ones, and urgent ones of those whom the person replaces. */
  const isFor = (username: string, day: LocalDate, { who, dueOn }: Task) =>
    who.includes(username) ||
    (dueOn <= day &&
      who.some((absent) => calendar.isAway(absent, day) && calendar.deputyOf(absent, day) === username));

  function work({ username, minutes }: SimulatedPerson, day: LocalDate, starts: Date) {
    const ends = starts.getTime() + halfMinutes * minute;
    const pace = (halfMinutes * 2) / minutes;
    let clock = starts.getTime() + random.between(0, 25) * minute;
    const mine = tasks
      .filter((task) => task.readyAt.getTime() < ends && isFor(username, day, task))
      .toSorted(byUrgency);
    for (const task of mine) {
      const at = Math.max(clock, task.readyAt.getTime() + random.between(4, 30) * minute);
      if (at >= ends || at > now.getTime()) continue;
      if (task.wasPutAside !== true && random.chance(putAside / 100)) {
        task.wasPutAside = true;
        const later = addWorkingDays(day, random.between(3, 6), closedDays);
        task.readyAt = momentOn(later, random.between(0, 200));
        continue;
      }
      tasks = tasks.filter((other) => other !== task);
      clock = at + task.minutes * pace * minute;
      task.act(new Date(at), username);
    }
  }

  return {
    /** Somebody of `who` is to do this. */
    ask: (task: Task) => void tasks.push(task),
    /** Something happens outside the office, whatever day it is. */
    later: (at: Date, act: (at: Date) => void) => void happenings.push({ at, act }),
    /** A moment of the working day that many working days after another. */
    workingMoment: (from: Date, days: number) =>
      momentOn(addWorkingDays(localDateOf(from), days, closedDays), random.between(15, 480)),
    /** The last day on which something asked for at a moment is in time: free days do not count as the last one. */
    dueOn(from: Date, hours: number): LocalDate {
      let day = localDateOf(new Date(from.getTime() + hours * 60 * minute));
      while (!calendar.isOpen(day)) day = addDays(day, 1);
      return day;
    },
    /** One of some people by weight, of those who are there that day if anybody is. */
    choose(from: readonly SimulatedPerson[], day: LocalDate): string {
      const present = from.filter(({ username }) => !calendar.isAway(username, day));
      const weights = (present.length > 0 ? present : from).map(({ username, weight }) => [username, weight]);
      return random.weighted(Object.fromEntries(weights) as Record<string, number>);
    },
    /** A day passes. */
    live(day: LocalDate) {
      const dayEnds = Math.min(momentOn(addDays(day, 1), -510).getTime(), now.getTime() + 1);
      for (const half of halves) {
        happen(Math.min(momentOn(day, half + halfMinutes).getTime(), dayEnds));
        if (!calendar.isOpen(day)) continue;
        for (const person of people)
          if (!calendar.isAway(person.username, day)) work(person, day, momentOn(day, half));
      }
      happen(dayEnds);
    },
  };

  function happen(until: number) {
    const due = happenings.filter(({ at }) => at.getTime() < until);
    if (due.length === 0) return;
    happenings = happenings.filter(({ at }) => at.getTime() >= until);
    for (const { at, act } of due.toSorted((a, b) => a.at.getTime() - b.at.getTime())) act(at);
  }
}

/** The most urgent first, and otherwise what came first. */
function byUrgency(one: Task, other: Task): number {
  if (one.dueOn !== other.dueOn) return one.dueOn < other.dueOn ? -1 : 1;
  return one.readyAt.getTime() - other.readyAt.getTime();
}

/** Minutes after the office opens on a day. */
export function momentOn(day: LocalDate, minutes: number): Date {
  const [opening] = instantsOf({ date: day, time: opensAt });
  if (opening === undefined) throw new Error(`On ${day} the clock never shows ${opensAt}.`);
  return new Date(opening.getTime() + minutes * minute);
}
