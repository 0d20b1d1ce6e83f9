import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'assessment'> = defineMessages({
  note_rule: {
    id: 'assessment.problem.noteRule',
    description: 'A step on a damage note or an estimate that its state does not allow',
    defaultMessage: 'The note does not allow this as it stands. Look at its errors, or load it again.',
  },
});
