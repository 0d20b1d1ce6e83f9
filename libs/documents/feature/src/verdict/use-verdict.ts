import {
  hasOwnWindow,
  isApiProblem,
  judgeDocuments,
  apiMutation,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import type { Document } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What somebody decides about documents. */
export type Verdict = { verdict: 'accepted' | 'superseded' } | { verdict: 'rejected'; reason: string };

type Judged = Pick<Document, 'id' | 'row_version'>;

const namesOf = (documents: readonly Judged[]) =>
  documents.map(({ id, row_version }) => ({ document_id: id, row_version }));

/** Judges documents of the open file, and offers to take it back. */
export function useVerdict(assignmentId: string) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const judging = useMutation(apiMutation(judgeDocuments));
  const params = { path: { assignment_id: assignmentId } };
  const refresh = () => queryClient.invalidateQueries(queriesOf('documents', 'claims', 'worklist'));

  const say = (problem: unknown) => {
    if (isApiProblem(problem, 'stale_row_version')) notify.warning(t(messages.changedMeanwhile));
    else if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
  };
  const takeBack = async (documents: readonly Judged[]) => {
    try {
      await judging.mutateAsync({ params, body: { documents: namesOf(documents), verdict: 'received' } });
    } catch (problem) {
      say(problem);
    }
    await refresh();
  };
  /** Answers whether it was stored. */
  const judge = async (documents: readonly Judged[], verdict: Verdict): Promise<boolean> => {
    try {
      const { items } = await judging.mutateAsync({
        params,
        body: { documents: namesOf(documents), ...verdict },
      });
      notify.success(t(messages[verdict.verdict], { count: items.length }), {
        label: t(messages.undo),
        run: () => void takeBack(items),
      });
      await refresh();
      return true;
    } catch (problem) {
      say(problem);
      await refresh();
      return false;
    }
  };
  return { judge, isJudging: judging.isPending };
}
