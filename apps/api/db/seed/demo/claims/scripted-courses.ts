import type { SimulatedFile } from '../simulate/simulated-file.ts';
import { courseParts, type CourseParts } from './course-parts.ts';

/**
 * Courses that the demo needs on any day, so no random draw decides about them: the three public tracker cases, and a claim with a
 * contested offer whose undisputed part can be paid.
 */
export function scriptedCourses(now: Date) {
  const parts = courseParts(now);
  return [
    missingPapers(parts),
    comingInspection(parts),
    sentOffer(parts),
    contestedOffer(parts),
  ] as const satisfies readonly SimulatedFile[];
}

function missingPapers({ on, claim, notice, handling, finishedInspection }: CourseParts): SimulatedFile {
  return {
    ...claim(12),
    inspectedAt: on(8, 165),
    notedAt: on(8, 235),
    works: [
      notice(12),
      handling(11, ['inspection', on(11, 120)], ['evaluation', on(8, 235)], ['waiting_documents', on(5, 70)]),
      finishedInspection(11, 8),
    ],
  };
}

function comingInspection({ on, claim, notice, handling, ofAssessor }: CourseParts): SimulatedFile {
  return {
    ...claim(4),
    works: [
      notice(4),
      handling(3, ['inspection', on(3, 130)]),
      ofAssessor('assessment', ['to_schedule', on(3, 55)], ['scheduled', on(3, 140)]),
    ],
  };
}

function sentOffer({ on, claim, notice, handling, finishedInspection, ...work }: CourseParts): SimulatedFile {
  return {
    ...claim(17),
    inspectedAt: on(13, 165),
    notedAt: on(13, 235),
    agreedAt: on(6, 150),
    offeredAt: on(4, 200),
    works: [
      notice(17),
      handling(16, ['inspection', on(16, 120)], ['evaluation', on(13, 235)], ['offer_issued', on(4, 200)]),
      finishedInspection(16, 13),
      work.ofAssessor(
        'estimate_review',
        ['waiting_estimate', on(8, 60)],
        ['received', on(7, 60)],
        ['in_review', on(6, 140)],
        ['agreed', on(6, 150)],
      ),
      work.ofHandler(
        'liquidation',
        ['new', on(6, 150)],
        ['calculation', on(5, 60)],
        ['approval', on(5, 80)],
        ['offer_sent', on(4, 200)],
      ),
    ],
  };
}

function contestedOffer({ on, claim, notice, handling, finishedInspection }: CourseParts): SimulatedFile {
  return {
    ...claim(24),
    inspectedAt: on(20, 165),
    notedAt: on(20, 235),
    agreedAt: on(13, 150),
    offeredAt: on(11, 200),
    answeredAt: on(7, 100),
    works: [
      notice(24),
      handling(
        23,
        ['inspection', on(23, 120)],
        ['evaluation', on(20, 235)],
        ['offer_issued', on(11, 200)],
        ['contested', on(7, 100)],
      ),
      finishedInspection(23, 20),
    ],
  };
}
