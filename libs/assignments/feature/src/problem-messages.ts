import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'assignments'> = defineMessages({
  already_taken: {
    id: 'assignments.problem.alreadyTaken',
    description: 'Somebody else was first',
    defaultMessage: 'Somebody else was faster. Reload to see who has it now.',
  },
  transition_not_allowed: {
    id: 'assignments.problem.transitionNotAllowed',
    description: 'The status cannot be changed this way',
    defaultMessage: 'The status cannot be changed this way now. Reload to see what is possible.',
  },
  transition_condition_missing: {
    id: 'assignments.problem.transitionConditionMissing',
    description: 'Something has to be there before the status can change',
    defaultMessage: 'Something is still missing before the status can change.',
  },
});
