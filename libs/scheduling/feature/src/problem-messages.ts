import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'scheduling'> = defineMessages({
  report_too_early: {
    id: 'scheduling.problem.reportTooEarly',
    description: 'A step of a visit that cannot be true before its hour',
    defaultMessage: 'This cannot be reported yet: the hour of the visit has not come.',
  },
  slot_taken: {
    id: 'scheduling.problem.slotTaken',
    description: 'An hour that somebody else got',
    defaultMessage: 'This hour has just been taken.',
  },
  visit_exists: {
    id: 'scheduling.problem.visitExists',
    description: 'A second visit for the same work',
    defaultMessage: 'An inspection is booked for this claim already. Move it, or cancel it first.',
  },
  visit_limit_reached: {
    id: 'scheduling.problem.visitLimitReached',
    description: 'A claimant has moved the visit twice',
    defaultMessage: 'The visit was moved twice already. Call us to move it again.',
  },
  visit_too_late: {
    id: 'scheduling.problem.visitTooLate',
    description: 'Less than four hours before the visit',
    defaultMessage: 'It is too late to change the visit here. Please call us.',
  },
  place_in_use: {
    id: 'scheduling.problem.placeInUse',
    description: 'A place with visits to come is switched off',
    defaultMessage: 'Visits are booked here. Move them first.',
  },
  visits_left_out: {
    id: 'scheduling.problem.visitsLeftOut',
    description: 'A place or plan changed while visits were booked that it leaves out',
    defaultMessage: 'Visits changed meanwhile. Look at the list again and save.',
  },
});
