import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  api,
  apiMutation,
  changeAssignments,
  dataOf,
  hasOwnWindow,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { notify, withdrawOffer, type NoticeAction } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { WorklistRow } from './assignment-change.ts';
import type { AssignmentChange, ChangeResult } from './assignment-change.ts';
import { messages } from './messages.ts';
import { countsOf, useResultWords } from './use-result-words.ts';

/** The last change and what became of it. */
export type LastChange = { result: ChangeResult; isUndone: boolean };

/** Changes assignments, tells what became of it, and takes the whole of it back. */
export function useChange(onDone: (result: ChangeResult) => void) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const wordsOf = useResultWords();
  const queryClient = useQueryClient();
  const change = useMutation(apiMutation(changeAssignments));
  const [last, setLast] = useState<LastChange & { offer?: NoticeAction | undefined }>();
  const refresh = () => void queryClient.invalidateQueries(queriesOf('claims', 'worklist', 'assignments'));

  const undo = async (id: string) => {
    try {
      const result = await dataOf(
        api.POST('/api/assignment/undoChange/{assignment_change_id}', {
          params: { path: { assignment_change_id: id } },
        }),
      );
      setLast({ result, isUndone: true });
      notify.success(wordsOf(result, true));
    } catch (problem) {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
    refresh();
  };

  const run = async (rows: readonly WorklistRow[], wanted: AssignmentChange) => {
    const items = rows.map(({ assignment_id, row_version }) => ({ assignment_id, row_version }));
    const result = await change.mutateAsync({ body: { items, change: wanted } });
    const offer = canUndo(result)
      ? { label: t(messages.undo), run: () => void undo(result.assignment_change_id) }
      : undefined;
    setLast({ result, isUndone: false, offer });
    onDone(result);
    refresh();
    const words = wordsOf(result, false);
    if (countsOf(result).done === 0) notify.warning(words);
    else notify.success(words, offer);
  };

  return {
    run,
    isRunning: change.isPending,
    last,
    undo: () => {
      if (!last?.offer) return;
      withdrawOffer(last.offer);
      last.offer.run();
    },
    forget: () => setLast(undefined),
  };
}

/** Whether something was done that can be taken back. */
export function canUndo(result: ChangeResult): boolean {
  return result.undo_until !== null && countsOf(result).done > 0;
}
