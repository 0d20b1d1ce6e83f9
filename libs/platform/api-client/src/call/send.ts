import { ApiProblem } from '../problem/api-problem.ts';
import { problemOfAnswer } from '../problem/problem-of-answer.ts';
import { apiConnection } from './connection.ts';
import type { AnyOperation, AnyParams, CallOptions } from './operation.ts';
import { requestOfCall } from './request-of-call.ts';

const defaultTimeout = 15_000;

/** Sends a call, once more when the connection's `recover` says so, and throws `ApiProblem` for anything outside 2xx. */
export async function send(
  operation: AnyOperation,
  params: AnyParams,
  options: CallOptions,
): Promise<Response> {
  const first = await attempt(operation, params, options);
  if (first.response.ok) return first.response;

  const problem = await problemOf(first.response);
  const recovery = await apiConnection().recover?.(problem, first.request, options);
  if (recovery !== 'retry') throw problem;

  const second = await attempt(operation, params, options);
  if (second.response.ok) return second.response;
  const final = await problemOf(second.response);
  apiConnection().accept?.(final, options);
  throw final;
}

async function attempt(operation: AnyOperation, params: AnyParams, options: CallOptions) {
  const { authorize, fetch: transport = fetch, onResponse } = apiConnection();
  const timeout = AbortSignal.timeout(options.timeout ?? defaultTimeout);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const unsigned = requestOfCall(operation, params, { ...options, signal });
  const request = (await authorize?.(unsigned)) ?? unsigned;
  try {
    const response = await transport(request);
    onResponse?.(response);
    return { request, response };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw transportProblem(wayProblem(timeout.aborted), cause);
  }
}

async function problemOf(response: Response) {
  const text = await response.text().catch(() => '');
  return problemOfAnswer({ status: response.status, text, retryAfter: response.headers.get('Retry-After') });
}

/** The body of an answer, or the problem of one that stopped half way or is not what it says. */
export async function readBody<Body>(reading: Promise<Body>, { signal }: CallOptions): Promise<Body> {
  try {
    return await reading;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (cause instanceof SyntaxError) throw transportProblem('unexpected_answer', cause);
    throw transportProblem(wayProblem(isTimeout(cause)), cause);
  }
}

const wayProblem = (timedOut: boolean) => (timedOut ? 'timed_out' : 'unreachable');
const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError';

/** The problem of a call that got no answer, or one that cannot be read. */
export function transportProblem(code: 'unreachable' | 'timed_out' | 'unexpected_answer', cause?: unknown) {
  const message = {
    unreachable: 'The server cannot be reached',
    timed_out: 'The server did not answer in time',
    unexpected_answer: 'The server sent something that is not an answer',
  }[code];
  return new ApiProblem({ status: 0, code, message, cause });
}
