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
  kind_of_work_known: {
    id: 'assignments.problem.kindOfWorkKnown',
    description: 'A new kind of work is called as another one',
    defaultMessage: 'Another kind of work has this name.',
  },
  process_not_sound: {
    id: 'assignments.problem.processNotSound',
    description: 'A draft of a process cannot be published while its check finds an error',
    defaultMessage: 'The check finds an error. Correct it before you publish.',
  },
  process_work_unanswered: {
    id: 'assignments.problem.processWorkUnanswered',
    description:
      'Work is in statuses that a new version of a process does not have, and nobody said what becomes of it',
    defaultMessage: 'Say where the work in disappearing statuses goes.',
  },
  process_draft_exists: {
    id: 'assignments.problem.processDraftExists',
    description: 'Two people begin a draft of the same process',
    defaultMessage: 'Somebody has begun a draft already. Reload to see it.',
  },
});
