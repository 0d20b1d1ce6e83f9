import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'assistant'> = defineMessages({
  assistant_busy: {
    id: 'assistant.problem.assistantBusy',
    description:
      'A question was asked while the answer to another one is still to come, perhaps in another tab',
    defaultMessage: 'The assistant is still answering another question. Wait for it, or stop it.',
  },
  proposal_undecided: {
    id: 'assistant.problem.proposalUndecided',
    description: 'A proposal of the assistant was to be carried out that nobody has confirmed',
    defaultMessage: 'Nothing was done: the proposal still waits for your decision.',
  },
});
