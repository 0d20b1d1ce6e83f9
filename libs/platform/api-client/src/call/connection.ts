import type { ApiProblem } from '../problem/api-problem.ts';
import type { CallOptions } from './operation.ts';

/** How an app reaches the API and who signs its requests. */
export type ApiConnection = {
  /** Where the API is; the page's own origin when absent. */
  baseUrl?: string;
  /** The browser's fetch when absent. */
  fetch?: (request: Request) => Promise<Response>;
  /** The language in which the page reads answers, unless a call names another one. */
  language?: () => string;
  /** Puts the session's tokens on a request. Called anew for a second try. */
  authorize?: (request: Request) => Request | Promise<Request>;
  /** Sees every refusal once per call and may mend its cause; `retry` sends the request a second time. */
  recover?: (problem: ApiProblem, request: Request, options?: CallOptions) => Promise<Recovery> | Recovery;
  /** Sees the refusal of a second try, which nothing mends any more. */
  accept?: (problem: ApiProblem, options?: CallOptions) => void;
  /** Sees the head of every answer, such as for its version header. */
  onResponse?: (response: Response) => void;
};

export type Recovery = 'retry' | 'give-up';

let connection: ApiConnection = {};

/** Says how this page reaches the API. An app calls it once, before its first request. */
export function configureApi(next: ApiConnection): void {
  connection = next;
}

export function apiConnection(): Readonly<ApiConnection> {
  return connection;
}
