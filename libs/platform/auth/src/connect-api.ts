import {
  configureApi,
  fetchUnlessAsked,
  type ApiConnection,
  type ApiProblem,
  type CallOptions,
} from '@dosar/api-client/call';
import type { Session } from './session-core/session.ts';

export type ApiOfPage = {
  /** The session that the page's present address belongs to. */
  sessionOfPage: () => Session;
  /** Told of every answer 500 (X1), but of none that the page asked for by itself. */
  onServerError?: (problem: ApiProblem) => void;
  language?: ApiConnection['language'];
};

/** Lets every call of the page carry the tokens of its session, and mends what the session can mend. */
export function connectApi({ sessionOfPage, onServerError, language }: ApiOfPage): void {
  const tellOfServerError = (problem: ApiProblem, { inBackground = false }: CallOptions = {}) => {
    if (problem.status === 500 && !inBackground) onServerError?.(problem);
  };
  configureApi({
    language,
    fetch: fetchUnlessAsked,
    authorize: (request) => sessionOfPage().requests.authorize(request),
    recover: (problem, request, options) => {
      tellOfServerError(problem, options);
      return sessionOfPage().requests.recover(problem, request);
    },
    accept: (problem, options) => {
      tellOfServerError(problem, options);
      sessionOfPage().requests.accept(problem);
    },
  });
}
