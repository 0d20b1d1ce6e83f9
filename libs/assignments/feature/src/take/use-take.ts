import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  apiMutation,
  hasOwnWindow,
  isApiProblem,
  queriesOf,
  takeAssignment,
  useProblemText,
} from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { WorklistRow } from '../change/assignment-change.ts';
import { messages } from './messages.ts';

/** What is taken: enough to name it. */
type Taken = Pick<WorklistRow, 'assignment_id' | 'claim_file_no'>;

/** Takes work that nobody has; when somebody was faster, tells who. Either way the truth is shown afterwards. */
export function useTake() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation(apiMutation(takeAssignment));

  const take = async ({ assignment_id, claim_file_no: file }: Taken) => {
    try {
      await mutateAsync({ params: { path: { assignment_id } } });
      notify.success(t(messages.taken, { file }));
    } catch (problem) {
      const holder = isApiProblem(problem, 'already_taken') ? problem.context['holder'] : undefined;
      if (typeof holder === 'string') notify.warning(t(messages.late, { holder, file }));
      else if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
    await queryClient.invalidateQueries(queriesOf('claims', 'worklist', 'assignments'));
  };
  return { take, takenNow: isPending ? variables?.params.path.assignment_id : undefined };
}
