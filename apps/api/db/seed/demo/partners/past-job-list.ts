import type { JobAct, JobKind } from '@dosar/partners-domain';
import { demoRandom } from '../demo-random.ts';

/** How a partner usually works; `jobs` of the last 90 days and of the 90 before. */
type Habit = {
  partner: string;
  kind: JobKind;
  jobs: readonly [now: number, before: number];
  answerHours: number;
  shopDays: number;
  /** Days behind the promise. */
  late: number;
  /** By how much of a hundred the first estimate is above what is agreed. */
  over: number;
  /** One of so many jobs is done again. */
  againOneIn: number;
  /** The grades that claimants gave, the best ones as often as they stand here. */
  grades: readonly number[];
  bani: number;
};

const habits: readonly Habit[] = [
  {
    ...{ partner: 'Atelier Prestige Auto', kind: 'repair', jobs: [24, 18], answerHours: 3, shopDays: 8 },
    ...{ late: 1, over: 4, againOneIn: 12, grades: [5, 5, 4, 4, 5, 3], bani: 620_000 },
  },
  {
    ...{ partner: 'Caroseria Militari', kind: 'repair', jobs: [16, 12], answerHours: 9, shopDays: 13 },
    ...{ late: 5, over: 14, againOneIn: 5, grades: [3, 2, 4, 3, 1, 4], bani: 540_000 },
  },
  {
    ...{ partner: 'Auto Pipera', kind: 'repair', jobs: [14, 11], answerHours: 5, shopDays: 7 },
    ...{ late: -1, over: 2, againOneIn: 30, grades: [5, 5, 4, 5], bani: 580_000 },
  },
  {
    ...{ partner: 'Auto Service Nord', kind: 'repair', jobs: [12, 11], answerHours: 4, shopDays: 9 },
    ...{ late: 0, over: 6, againOneIn: 9, grades: [4, 5, 4, 3], bani: 510_000 },
  },
  {
    ...{ partner: 'Tractări Capitala', kind: 'towing', jobs: [20, 12], answerHours: 1, shopDays: 1 },
    ...{ late: 0, over: 0, againOneIn: 99, grades: [5, 4, 5], bani: 48_000 },
  },
  {
    ...{ partner: 'Parbrize Rapid', kind: 'glass', jobs: [7, 3], answerHours: 2, shopDays: 2 },
    ...{ late: 0, over: 3, againOneIn: 99, grades: [4, 5], bani: 130_000 },
  },
];

/** A step of a job that is over, and how long ago it happened. */
type PastStep = { act: JobAct; hoursAgo: number };
/** A job that is paid. */
export type PastJob = {
  partner: string;
  kind: JobKind;
  steps: readonly PastStep[];
  doneHoursAgo: number;
  /** Days from the end of the work back to the promised day. */
  late: number;
  quoteBani: number;
  agreedBani: number;
  grade: number | undefined;
  /** Who stood in the list when it was chosen, the chosen one at this place. */
  position: number;
};

/** Work of several partners in half a year, as the scores and the report tell of it: the same in every database. */
export function pastJobs(): PastJob[] {
  const { between, chance, pick } = demoRandom(5_400);
  const around = (value: number, by: number) => value + between(-by, by);
  return habits.flatMap((habit) => {
    const doneAgo = [...daysOf(habit.jobs[0], 4, 86), ...daysOf(habit.jobs[1], 94, 170)];
    return doneAgo.map((days, index): PastJob => {
      const done = days * 24 + between(0, 8);
      const begun = done + Math.max(6, around(habit.shopDays * 24, 48));
      const accepted = begun + between(50, 90);
      const isAgain = index % habit.againOneIn === habit.againOneIn - 1;
      const agreedBani = Math.round((habit.bani * between(85, 120)) / 100);
      return {
        partner: habit.partner,
        kind: habit.kind,
        steps: [
          { act: 'send', hoursAgo: accepted + Math.max(1, around(habit.answerHours, 2)) },
          { act: 'accept', hoursAgo: accepted },
          ...(habit.kind === 'towing'
            ? []
            : ([
                { act: 'quote', hoursAgo: begun + 40 },
                { act: 'approve_quote', hoursAgo: begun + 20 },
              ] as const)),
          { act: 'start_work', hoursAgo: begun },
          ...(isAgain
            ? ([
                { act: 'finish', hoursAgo: done + 5 },
                { act: 'reopen', hoursAgo: done + 4 },
              ] as const)
            : []),
          { act: 'finish', hoursAgo: done },
          { act: 'invoice', hoursAgo: done - 10 },
          { act: 'clear_invoice', hoursAgo: done - 20 },
          { act: 'pay', hoursAgo: done - 48 },
        ],
        doneHoursAgo: done,
        late: around(habit.late, 2),
        quoteBani: Math.round((agreedBani * (100 + Math.max(0, around(habit.over, 3)))) / 100),
        agreedBani,
        grade: chance(0.85) ? pick(habit.grades) : undefined,
        position: between(1, 3),
      };
    });
  });
}

/** So many days, evenly from one to the other. */
const daysOf = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(from + (index * (to - from)) / Math.max(1, count - 1)),
  );
