import type { LocalDate } from '@dosar/kernel/dates';
import type { DemoRandom } from '../demo-random.ts';
import type { OfficeCalendar, SimulatedPerson } from './simulated-file.ts';
import { minute, momentOn, type workingMoments } from './working-moments.ts';

/** Minutes of work in one half of a working day. */
export const halfMinutes = 240;
/** Share of the tasks that their owner postpones for some days, because another person has to answer first. */
const postponedShare = 0.06;

/** Work that waits for a person of the office. */
export type Task = {
  /** User names of those who may do it; the first of them with time does it. */
  who: readonly string[];
  minutes: number;
  readyAt: Date;
  dueOn: LocalDate;
  act: (at: Date, username: string) => void;
  wasPostponed?: boolean;
};

/** The tasks of an office. Each person works on the ready ones in order of urgency. */
export function taskList(
  calendar: OfficeCalendar,
  { dayAfter }: Pick<ReturnType<typeof workingMoments>, 'dayAfter'>,
  random: DemoRandom,
  now: Date,
) {
  let tasks: Task[] = [];

  /** Whether a present person may do a task: an own one, or an urgent one of a colleague whom the person replaces. */
  const isFor = (username: string, day: LocalDate, { who, dueOn }: Task) =>
    who.includes(username) ||
    (dueOn <= day &&
      who.some((absent) => calendar.isAway(absent, day) && calendar.deputyOf(absent, day) === username));

  return {
    add: (task: Task) => void tasks.push(task),
    /** A person works through one half of a day, until the time is over or no ready task is left. */
    work({ username, minutes }: SimulatedPerson, day: LocalDate, starts: Date) {
      const ends = starts.getTime() + halfMinutes * minute;
      const pace = (halfMinutes * 2) / minutes;
      let clock = starts.getTime() + random.between(0, 25) * minute;
      const own = tasks
        .filter((task) => task.readyAt.getTime() < ends && isFor(username, day, task))
        .toSorted(byUrgency);
      for (const task of own) {
        const at = Math.max(clock, task.readyAt.getTime() + random.between(4, 30) * minute);
        if (at >= ends || at > now.getTime()) continue;
        if (task.wasPostponed !== true && random.chance(postponedShare)) {
          task.wasPostponed = true;
          task.readyAt = momentOn(dayAfter(day, random.between(3, 6)), random.between(0, 200));
          continue;
        }
        tasks = tasks.filter((other) => other !== task);
        clock = at + task.minutes * pace * minute;
        task.act(new Date(at), username);
      }
    },
  };
}

/** Orders tasks by due day, then by the moment at which they became ready. */
function byUrgency(one: Task, other: Task): number {
  if (one.dueOn !== other.dueOn) return one.dueOn < other.dueOn ? -1 : 1;
  return one.readyAt.getTime() - other.readyAt.getTime();
}
