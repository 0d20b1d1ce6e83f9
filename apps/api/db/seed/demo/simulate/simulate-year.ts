import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { instantsOf, localDateOf } from '@dosar/kernel/zone';
import { demoRandom } from '../demo-random.ts';
import { visitTimes } from '../scheduling/visit-times.ts';
import { arrivals, daysBeforeNotice } from './arrivals.ts';
import { beginClaim } from './claim-course.ts';
import { momentOn, simulatedOffice } from './office.ts';
import type { OfficeCalendar, SimulatedFile, SimulatedPerson } from './simulated-file.ts';

/** What a simulated year begins with. Only `now` and what follows from it make a difference between two of a seed. */
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

const dayLength = 86_400_000;
/** A year that is looked back on, and before it the time that a claim takes: the year begins with files that are open. */
const yearDays = 366;
const daysToGetGoing = 110;
const policyWeights = { rca: 52, casco: 28, rca_dd: 12, green_card: 5, other: 3 };

/**
 * Twelve months of an office, day by day until now: claims arrive, people work on them while they are there, claimants and shops take
 * their time. Answers what happened to every file that was open in that year, in the order in which they were opened.
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
  for (let day = addDays(today, -yearDays - daysToGetGoing); day <= today; day = addDays(day, 1)) {
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
    office.live(day);
  }
  const begin = new Date(now.getTime() - yearDays * dayLength);
  return files
    .map((file) => until(now, file))
    .filter(({ closedAt }) => closedAt === undefined || closedAt >= begin);

  /** An accident of that day has happened before its notice. */
  function occurrence(day: LocalDate, openedAt: Date): Date {
    const days = daysBeforeNotice(random, day);
    if (days === 0) return new Date(openedAt.getTime() - random.between(30, 120) * 60_000);
    return momentOn(addDays(day, -days), random.between(-90, 780));
  }
}

/** Nothing has happened yet that is to happen in the next minutes; of what has ended before, nothing is left to do. */
function until(now: Date, file: SimulatedFile): SimulatedFile {
  const works = file.works
    .filter(({ createdAt }) => createdAt <= now)
    .map((work) => ({ ...work, reached: work.reached.filter(({ at }) => at <= now) }));
  const moments = Object.entries(file).filter(([, value]) => !(value instanceof Date) || value <= now);
  return { ...(Object.fromEntries(moments) as SimulatedFile), works };
}

/** Gives each hour of an assessor away once. */
function visitTaker({ isOpen, isAway }: OfficeCalendar) {
  const taken = new Set<string>();
  return (assessor: string, from: Date, days: number): Date => {
    let day = addDays(localDateOf(from), days);
    for (;;) {
      if (isOpen(day) && !isAway(assessor, day))
        // Few hours of the morning go first, then the rest of the day.
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
