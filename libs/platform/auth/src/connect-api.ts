import { configureApi, type ApiConnection, type ApiProblem } from '@dosar/api-client/call';
import type { Session } from './session-core/session.ts';

export type ApiOfPage = {
  /** The session that the page's present address belongs to. */
  sessionOfPage: () => Session;
  /** Told of every answer 500 (X1). */
  onServerError?: (problem: ApiProblem) => void;
  headers?: ApiConnection['headers'];
};

/** Lets every call of the page carry the tokens of its session, and mends what the session can mend. */
export function connectApi({ sessionOfPage, onServerError, headers }: ApiOfPage): void {
  const tellOfServerError = (problem: ApiProblem) => {
    if (problem.status === 500) onServerError?.(problem);
  };
  configureApi({
    headers,
    authorize: (request) => sessionOfPage().requests.authorize(request),
    recover: (problem, request) => {
      tellOfServerError(problem);
      return sessionOfPage().requests.recover(problem, request);
    },
    accept: (problem) => {
      tellOfServerError(problem);
      sessionOfPage().requests.accept(problem);
    },
  });
}
