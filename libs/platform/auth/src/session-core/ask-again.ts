import { isApiProblem } from '@dosar/api-client/client';

/** Makes a call that the server answers the same way again: an answer that got lost on the way is asked for once more. */
export function askAgain<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return call().catch((problem: unknown) => {
    if (isApiProblem(problem) && problem.status !== 0) throw problem;
    return call();
  });
}
