import { addWorkingDays } from '@dosar/kernel/working-days';
import { localDateOf } from '@dosar/kernel/zone';
import { momentOn } from '../simulate/office.ts';
import { freeDays } from '../simulate/office-calendar.ts';
import type { SimulatedFile, SimulatedWork } from '../simulate/simulated-file.ts';

const handler = 'ana.ionescu';
const assessor = 'dan.petrescu';

type Told = readonly [SimulatedFile, SimulatedFile, SimulatedFile, SimulatedFile];

/**
 * Courses that the demo shows on any day: of the three public tracker cases, whose papers are missing, whose inspection is to come and
 * whose offer has left, and of a claim whose offer was contested, so that its undisputed part is paid.
 */
// eslint-disable-next-line max-lines-per-function -- four stories, told line by line
export function toldCourses(now: Date): Told {
  const today = localDateOf(now);
  const on = (workingDaysAgo: number, minutes: number) =>
    momentOn(addWorkingDays(today, -workingDaysAgo, freeDays), minutes);
  const work = (
    type: string,
    owner: string,
    ...reached: readonly (readonly [status: string, at: Date])[]
  ): SimulatedWork => ({
    type,
    owner,
    createdAt: reached[0]?.[1] ?? now,
    reached: reached.map(([status, at], index) => ({ status, at, ...(index > 0 && { by: owner }) })),
  });
  const notice = (days: number) =>
    work(
      'claim_notification',
      handler,
      ['submitted', on(days, 90)],
      ['in_review', on(days - 1, 40)],
      ['accepted', on(days - 1, 55)],
    );
  const inspection = (accepted: number, seen: number) =>
    work(
      'assessment',
      assessor,
      ['to_schedule', on(accepted, 55)],
      ['scheduled', on(accepted, 120)],
      ['inspecting', on(seen, 165)],
      ['note_draft', on(seen, 220)],
      ['note_issued', on(seen, 235)],
      ['finished', on(seen, 300)],
    );
  const claim = (days: number) => ({
    policyType: 'rca',
    occurredAt: on(days + 1, 460),
    openedAt: on(days, 90),
  });
  return [
    {
      ...claim(12),
      inspectedAt: on(8, 165),
      notedAt: on(8, 235),
      works: [
        notice(12),
        work(
          'claim_handling',
          handler,
          ['registered', on(11, 55)],
          ['inspection', on(11, 120)],
          ['evaluation', on(8, 235)],
          ['waiting_documents', on(5, 70)],
        ),
        inspection(11, 8),
      ],
    },
    {
      ...claim(4),
      works: [
        notice(4),
        work('claim_handling', handler, ['registered', on(3, 55)], ['inspection', on(3, 130)]),
        work('assessment', assessor, ['to_schedule', on(3, 55)], ['scheduled', on(3, 140)]),
      ],
    },
    {
      ...claim(17),
      inspectedAt: on(13, 165),
      notedAt: on(13, 235),
      agreedAt: on(6, 150),
      offeredAt: on(4, 200),
      works: [
        notice(17),
        work(
          'claim_handling',
          handler,
          ['registered', on(16, 55)],
          ['inspection', on(16, 120)],
          ['evaluation', on(13, 235)],
          ['offer_issued', on(4, 200)],
        ),
        inspection(16, 13),
        work(
          'estimate_review',
          assessor,
          ['waiting_estimate', on(8, 60)],
          ['received', on(7, 60)],
          ['in_review', on(6, 140)],
          ['agreed', on(6, 150)],
        ),
        work(
          'liquidation',
          handler,
          ['new', on(6, 150)],
          ['calculation', on(5, 60)],
          ['approval', on(5, 80)],
          ['offer_sent', on(4, 200)],
        ),
      ],
    },
    {
      ...claim(24),
      inspectedAt: on(20, 165),
      notedAt: on(20, 235),
      agreedAt: on(13, 150),
      offeredAt: on(11, 200),
      answeredAt: on(7, 100),
      works: [
        notice(24),
        work(
          'claim_handling',
          handler,
          ['registered', on(23, 55)],
          ['inspection', on(23, 120)],
          ['evaluation', on(20, 235)],
          ['offer_issued', on(11, 200)],
          ['contested', on(7, 100)],
        ),
        inspection(23, 20),
      ],
    },
  ];
}
