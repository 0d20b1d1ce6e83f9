import { addDays, type LocalDate } from '@dosar/kernel/dates';
import type { DemoRandom } from '../demo-random.ts';
import type { OfficeCalendar, SimulatedPerson } from './simulated-file.ts';
import { halfMinutes, taskList } from './task-list.ts';
import { momentOn, workingMoments } from './working-moments.ts';

/** When the two halves of a day begin, in minutes after the opening; the break lies between them. */
const halves = [0, 270] as const;
/** The next day begins for the office at midnight, 510 minutes before it opens. */
const midnight = -510;

/**
 * Simulates an office with one task list, day by day.
 *
 * People work on open days on which they are not away: the most urgent task first, else the oldest, for as long as their time lasts.
 * Deputies take the urgent tasks of absent colleagues; the other tasks wait for their owner.
 */
export function simulatedOffice(
  people: readonly SimulatedPerson[],
  calendar: OfficeCalendar,
  random: DemoRandom,
  now: Date,
) {
  const moments = workingMoments(calendar, random);
  const tasks = taskList(calendar, moments, random, now);
  const outside = outsideEvents();

  return {
    /** Adds a task for one of `who`. */
    ask: tasks.add,
    /** Plans an event outside the office, which happens on closed days too. */
    later: outside.plan,
    workingMoment: moments.momentAfter,
    dueOn: moments.dueOn,
    /** Draws one of some people by weight; absent ones count only when all are absent. */
    choose(from: readonly SimulatedPerson[], day: LocalDate): string {
      const present = from.filter(({ username }) => !calendar.isAway(username, day));
      const candidates = present.length > 0 ? present : from;
      return random.weighted(
        Object.fromEntries(candidates.map(({ username, weight }) => [username, weight])),
      );
    },
    /** Runs the events and the work of one day. */
    runDay(day: LocalDate) {
      const dayEnds = Math.min(momentOn(addDays(day, 1), midnight).getTime(), now.getTime() + 1);
      for (const half of halves) {
        outside.runUntil(Math.min(momentOn(day, half + halfMinutes).getTime(), dayEnds));
        if (!calendar.isOpen(day)) continue;
        for (const person of people)
          if (!calendar.isAway(person.username, day)) tasks.work(person, day, momentOn(day, half));
      }
      outside.runUntil(dayEnds);
    },
  };
}

/** What claimants, shops and banks do at planned moments. */
function outsideEvents() {
  let planned: { at: Date; act: (at: Date) => void }[] = [];
  return {
    plan: (at: Date, act: (at: Date) => void) => void planned.push({ at, act }),
    /** Runs the events before a moment in order of time; events that they plan wait for the next run. */
    runUntil(end: number) {
      const due = planned.filter(({ at }) => at.getTime() < end);
      planned = planned.filter(({ at }) => at.getTime() >= end);
      for (const { at, act } of due.toSorted((a, b) => a.at.getTime() - b.at.getTime())) act(at);
    },
  };
}
