import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, hasOwnWindow, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import type { ActOnFile } from '@dosar/areas/worklist';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import type { AssignmentChange } from '../change/assignment-change.ts';
import { messages as skippedMessages } from '../change/skipped-messages.ts';
import { messages as transitionMessages } from '../transition/transition-messages.ts';
import type { SaidWithStep } from '../transition/said-with-step.ts';
import { messages } from './pane-messages.ts';

type Step = { transition: Schema<'Transition'>; said?: SaidWithStep; isStaying?: boolean };

/** What is done with the open file; each act is told together with the way back. */
export function usePaneActs(
  { header, row_version }: Schema<'AssignmentDetail'>,
  onActed: (act: ActOnFile) => void,
) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const assignmentId = header.assignment_id;
  const refresh = () => queryClient.invalidateQueries(queriesOf('claims', 'worklist', 'assignments'));

  const undo = useUndo(refresh);
  const tell = (text: string, changeId: string, undoUntil: string | null, isStaying = false) => {
    onActed({ text, isStaying, ...(undoUntil !== null && { undo: () => undo(changeId) }) });
    void refresh();
  };

  const step = useMutation({
    mutationFn: ({ transition, said }: Step) =>
      dataOf(
        api.POST('/api/assignment/transition/{assignment_id}', {
          params: { path: { assignment_id: assignmentId } },
          body: { transition_code: transition.code, row_version, ...said },
        }),
      ),
    onSuccess: ({ status_name, assignment_change_id: id, undo_until }, { isStaying }) =>
      tell(t(messages.moved, { status: status_name }), id, undo_until, isStaying),
    onError: async (error) => {
      if (isApiProblem(error, 'stale_row_version')) await refresh();
    },
  });

  const change = async (wanted: AssignmentChange) => {
    const items = [{ assignment_id: assignmentId, row_version }];
    const { items: outcomes, ...result } = await dataOf(
      api.POST('/api/assignment/change', { body: { items, change: wanted } }),
    );
    const [outcome] = outcomes;
    if (outcome?.outcome !== 'done') {
      const why = t(skippedMessages[outcome?.code ?? 'stale']);
      const holder = outcome?.holder ?? 'none';
      notify.warning(t(skippedMessages.because, { file: header.claim_file_no, why, holder }));
      await refresh();
      return;
    }
    const words = { snooze: messages.snoozed, assign: messages.assigned };
    const text = t(wanted.action in words ? words[wanted.action as keyof typeof words] : messages.changed);
    tell(text, result.assignment_change_id, result.undo_until);
  };

  const reasonOf = (error: unknown) =>
    isApiProblem(error, 'stale_row_version') ? t(messages.stale) : problemText(error);
  return { step, change, reasonOf };
}

/** Takes a change back and says what became of it. */
function useUndo(refresh: () => Promise<void>) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return async (changeId: string) => {
    try {
      const { items } = await dataOf(
        api.POST('/api/assignment/undoChange/{assignment_change_id}', {
          params: { path: { assignment_change_id: changeId } },
        }),
      );
      const outcome = items[0]?.outcome ?? 'skipped';
      notify[outcome === 'done' ? 'success' : 'warning'](t(transitionMessages.undone, { outcome }));
    } catch (problem) {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
    await refresh();
  };
}
