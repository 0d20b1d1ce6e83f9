import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'fnol'> = defineMessages({
  likely_duplicate: {
    id: 'fnol.problem.likelyDuplicate',
    description: 'An intake that looks like a claim that is open already; the page shows which',
    defaultMessage: 'This accident has almost certainly been reported already. Compare, then decide.',
  },
});
