import { addDays, dayLength, type LocalDate } from '@dosar/kernel/dates';
import { instantsOf, localDateOf } from '@dosar/kernel/zone';
import { demoRandom } from '../demo-random.ts';
import { visitTimes } from '../scheduling/visit-times.ts';
import { arrivals, daysBeforeNotice } from './arrivals.ts';
import { beginClaim } from './claim-course.ts';
import { simulatedOffice } from './office.ts';
import type { OfficeCalendar, SimulatedFile, SimulatedPerson } from './simulated-file.ts';
import { minute, momentOn } from './working-moments.ts';

/** The input of a simulated year. The same input always gives the same year. */
export type YearFacts = {
  seed: number;
  now: Date;
  /** Notices in a mean week. */
  filesPerWeek: number;
  calendar: OfficeCalendar;
  handlers: readonly SimulatedPerson[];
  assessors: readonly SimulatedPerson[];
  payers: readonly SimulatedPerson[];
};

const yearDays = 366;
/** Days simulated before the year, so that it begins with the usual number of open files. */
const warmUpDays = 110;
const policyWeights = { rca: 52, casco: 28, rca_dd: 12, green_card: 5, other: 3 };

/**
 * Simulates twelve months of an office, day by day until `now`: claims arrive, present people work on them, claimants and shops answer.
 *
 * Returns the course of every file that was open during the year, by opening time.
 */
export function simulateYear(facts: YearFacts): SimulatedFile[] {
  const { now, calendar, handlers, assessors, payers } = facts;
  const random = demoRandom(facts.seed);
  const people = [
    ...new Map([...handlers, ...assessors, ...payers].map((one) => [one.username, one])).values(),
  ];
  const office = simulatedOffice(people, calendar, random, now);
  const course = { office, random, handlers, assessors, payers, takeVisit: visitTaker(calendar) };
  const today = localDateOf(now);
  const countOf = arrivals(facts.filesPerWeek, calendar, random);
  const files: SimulatedFile[] = [];
  for (let day = addDays(today, -yearDays - warmUpDays); day <= today; day = addDays(day, 1)) {
    const opened = Array.from({ length: countOf(day) }, () => momentOn(day, random.between(-20, 500)));
    for (const openedAt of opened.toSorted((a, b) => a.getTime() - b.getTime())) {
      if (openedAt > now) continue;
      const file: SimulatedFile = {
        policyType: random.weighted(policyWeights),
        occurredAt: occurrence(day, openedAt),
        openedAt,
        works: [],
      };
      files.push(file);
      office.later(openedAt, () => beginClaim(course, file));
    }
    office.runDay(day);
  }
  const begin = new Date(now.getTime() - yearDays * dayLength);
  return files
    .map((file) => withoutFuture(file, now))
    .filter(({ closedAt }) => closedAt === undefined || closedAt >= begin);

  /** Draws when the accident of a notice happened: always before the notice. */
  function occurrence(day: LocalDate, openedAt: Date): Date {
    const days = daysBeforeNotice(random, day);
    if (days === 0) return new Date(openedAt.getTime() - random.between(30, 120) * minute);
    return momentOn(addDays(day, -days), random.between(-90, 780));
  }
}

/** Removes moments after `now`: the task that somebody is working on may reach its last statuses some minutes later. */
function withoutFuture(file: SimulatedFile, now: Date): SimulatedFile {
  const works = file.works
    .filter(({ createdAt }) => createdAt <= now)
    .map((work) => ({ ...work, reached: work.reached.filter(({ at }) => at <= now) }));
  const moments = Object.entries(file).filter(([, value]) => !(value instanceof Date) || value <= now);
  return { ...(Object.fromEntries(moments) as SimulatedFile), works };
}

/** Finds free hours of assessors, and gives each hour to one visit only. */
function visitTaker({ isOpen, isAway }: OfficeCalendar) {
  const taken = new Set<string>();
  return (assessor: string, from: Date, days: number): Date => {
    let day = addDays(localDateOf(from), days);
    for (;;) {
      if (isOpen(day) && !isAway(assessor, day))
        for (const time of visitTimes(day)) {
          const [at] = instantsOf({ date: day, time });
          if (at === undefined || at <= from || taken.has(`${assessor} ${day} ${time}`)) continue;
          taken.add(`${assessor} ${day} ${time}`);
          return at;
        }
      day = addDays(day, 1);
    }
  };
}
