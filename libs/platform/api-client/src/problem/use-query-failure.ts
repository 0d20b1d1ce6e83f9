import { useCallback } from 'react';
import { isApiProblem } from './api-problem.ts';
import { useProblemText } from './use-problem-text.ts';

type FailedQuery = { error: unknown; refetch: () => unknown };

/** The parts of an error state that a failed query knows: words, the id of the server's log line, and a new attempt. */
export type QueryFailure = { description: string; errorId: string | undefined; onRetry: () => void };

/** Describes a failed query for an `ErrorState`: `<ErrorState {...failureOf(query)} />`. */
export function useQueryFailure(): (query: FailedQuery) => QueryFailure {
  const problemText = useProblemText();
  return useCallback(
    ({ error, refetch }) => ({
      description: problemText(error),
      errorId: isApiProblem(error) ? error.errorId : undefined,
      onRetry: () => void refetch(),
    }),
    [problemText],
  );
}
