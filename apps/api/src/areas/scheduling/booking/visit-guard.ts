import * as z from 'zod';
import { transitionGuard } from '#src/areas/assignments/extension-points.ts';
import { findVisitOfAssignment } from '../visit-repository.ts';

/** Refuses to schedule work without a booked visit, and refers the user to the visits of the file. */
export const visitBookedGuard = transitionGuard(z.literal(true), {
  code: 'visit_booked',
  words: {
    name: { ro: 'O oră este rezervată la Vizite', en: 'An hour is booked under Visits' },
    setting: 'flag',
  },
  async findMissing({ tx, orgId, assignmentId }) {
    const visit = await findVisitOfAssignment(tx, orgId, assignmentId);
    if (visit?.status === 'booked' || visit?.status === 'confirmed') return [];
    return [
      {
        code: 'visit_booked',
        name: { ro: 'o oră rezervată la Vizite', en: 'an hour booked under Visits' },
        section: 'visits',
      },
    ];
  },
});
