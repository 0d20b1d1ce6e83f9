import { useProblemText } from '@dosar/api-client';
import { ErrorDialog } from '@dosar/design-system';
import { useAtom } from 'jotai';
import { serverErrorAtom } from '../page-state.ts';

/** The dialog of an unexpected error (S8, X1). */
export function ServerErrorDialog() {
  const [problem, show] = useAtom(serverErrorAtom);
  const problemText = useProblemText();
  const details = problem && {
    type: problem.customType,
    errorId: problem.errorId,
    // An answer that is no problem of ours says nothing in the language of the page.
    message: problem.code === 'unexpected_answer' ? problemText(problem) : problem.message,
    stack: problem.serverStack,
  };
  return <ErrorDialog error={details} onClose={() => show(undefined)} />;
}
