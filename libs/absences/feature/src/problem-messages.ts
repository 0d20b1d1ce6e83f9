import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'absences'> = defineMessages({
  absence_in_the_past: {
    id: 'absences.problem.absenceInThePast',
    description: 'Days before today were asked for',
    defaultMessage: 'These days are over. Your manager corrects them and says why.',
  },
  leave_balance_exceeded: {
    id: 'absences.problem.leaveBalanceExceeded',
    description: 'More days were asked for than are left',
    defaultMessage: 'There are not that many days left. Say why an exception is made.',
  },
  absence_overlaps: {
    id: 'absences.problem.absenceOverlaps',
    description: 'Days were asked for in which there is another absence already',
    defaultMessage: 'You have another absence on these days. Choose other days, or cancel that one.',
  },
  replacement_circle: {
    id: 'absences.problem.replacementCircle',
    description: 'Somebody was chosen as replacement whom the same person replaces in these days',
    defaultMessage: 'On these days you would replace each other. Choose somebody else.',
  },
  absence_followed: {
    id: 'absences.problem.absenceFollowed',
    description:
      'An approval was to be undone after the absence began or after somebody worked on what was handed over',
    defaultMessage:
      'It cannot be undone any more: the absence has begun, or somebody has worked on it. You can revoke it.',
  },
});
