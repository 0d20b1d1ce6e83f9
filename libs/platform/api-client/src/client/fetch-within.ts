import { ApiProblem } from '../problem/api-problem.ts';

/** The browser's fetch, which gives up after so many milliseconds and throws `ApiProblem` where no answer came. */
export function fetchWithin(milliseconds: number): (request: Request) => Promise<Response> {
  return async (request) => {
    const timeout = AbortSignal.timeout(milliseconds);
    try {
      return await fetch(request, { signal: AbortSignal.any([request.signal, timeout]) });
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      throw transportProblem(timeout.aborted ? 'timed_out' : 'unreachable', cause);
    }
  };
}

/** The problem of a call that got no answer, or one that cannot be read. */
export function transportProblem(code: 'unreachable' | 'timed_out' | 'unexpected_answer', cause?: unknown) {
  const message = {
    unreachable: 'The server cannot be reached',
    timed_out: 'The server did not answer in time',
    unexpected_answer: 'The server sent something that is not an answer',
  }[code];
  return new ApiProblem({ status: 0, code, message, cause });
}
