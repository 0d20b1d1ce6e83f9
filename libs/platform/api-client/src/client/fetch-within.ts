import { ApiProblem } from '../problem/api-problem.ts';

/** The browser's fetch, which gives up after so many milliseconds and throws `ApiProblem` where no answer came. */
export function fetchWithin(milliseconds: number): (request: Request) => Promise<Response> {
  return async (request) => {
    const timeout = AbortSignal.timeout(milliseconds);
    try {
      return await fetch(await writtenOut(request, AbortSignal.any([request.signal, timeout])));
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      throw transportProblem(timeout.aborted ? 'timed_out' : 'unreachable', cause);
    }
  };
}

/** A request that was copied for a second try has a stream for a body, which the tools of browsers show to nobody. */
async function writtenOut(request: Request, signal: AbortSignal): Promise<Request> {
  const body = request.method === 'GET' ? '' : await request.text();
  return new Request(request, { signal, ...(body !== '' && { body }) });
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
