import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'tracking'> = defineMessages({
  challenge_blocked: {
    id: 'tracking.problem.challengeBlocked',
    description: 'Too many wrong access codes; the Romanian text is exact, X9',
    defaultMessage: 'The maximum number of attempts was reached. Try again later!',
  },
});
