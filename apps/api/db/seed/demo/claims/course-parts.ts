import { addWorkingDays } from '@dosar/kernel/working-days';
import { localDateOf } from '@dosar/kernel/zone';
import { freeDays } from '../simulate/office-calendar.ts';
import type { SimulatedWork } from '../simulate/simulated-file.ts';
import { momentOn } from '../simulate/working-moments.ts';

const handler = 'ana.ionescu';
const assessor = 'dan.petrescu';

type Step = readonly [status: string, at: Date];

/** Builds the parts of scripted courses. Days are working days before `now`, and minutes count from the opening of the office. */
export function courseParts(now: Date) {
  const today = localDateOf(now);
  const on = (daysAgo: number, minutes: number) =>
    momentOn(addWorkingDays(today, -daysAgo, freeDays), minutes);
  const workOf =
    (owner: string) =>
    (type: string, ...reached: readonly Step[]): SimulatedWork => ({
      type,
      owner,
      createdAt: reached[0]?.[1] ?? now,
      reached: reached.map(([status, at], index) => ({ status, at, ...(index > 0 && { by: owner }) })),
    });
  const ofHandler = workOf(handler);
  const ofAssessor = workOf(assessor);
  return {
    on,
    ofHandler,
    ofAssessor,
    claim: (days: number) => ({
      policyType: 'rca',
      occurredAt: on(days + 1, 460),
      openedAt: on(days, 90),
    }),
    notice: (days: number) =>
      ofHandler(
        'claim_notification',
        ['submitted', on(days, 90)],
        ['in_review', on(days - 1, 40)],
        ['accepted', on(days - 1, 55)],
      ),
    handling: (accepted: number, ...later: readonly Step[]) =>
      ofHandler('claim_handling', ['registered', on(accepted, 55)], ...later),
    finishedInspection: (accepted: number, seen: number) =>
      ofAssessor(
        'assessment',
        ['to_schedule', on(accepted, 55)],
        ['scheduled', on(accepted, 120)],
        ['inspecting', on(seen, 165)],
        ['note_draft', on(seen, 220)],
        ['note_issued', on(seen, 235)],
        ['finished', on(seen, 300)],
      ),
  };
}

export type CourseParts = ReturnType<typeof courseParts>;
