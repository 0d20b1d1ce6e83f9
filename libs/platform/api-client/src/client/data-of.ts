import { transportProblem } from './fetch-within.ts';

type Ended = { data?: unknown; error?: unknown; response: Response };
/** What remains of the two ends of a call: refusals have been thrown. */
type Answered<End extends Ended> = Extract<End, { error?: never }>;

/** What a call of `api` was answered with; everything else is thrown as `ApiProblem`. */
export async function dataOf<End extends Ended>(call: Promise<End>): Promise<Answered<End>['data']> {
  return (await answerOf(call)).data;
}

/** The same with the head of the answer. */
export async function answerOf<End extends Ended>(call: Promise<End>): Promise<Answered<End>> {
  try {
    return (await call) as Answered<End>;
  } catch (cause) {
    throw problemOfReading(cause);
  }
}

/** The problem of an answer that stopped half way or is not what it says. */
function problemOfReading(cause: unknown): unknown {
  if (cause instanceof SyntaxError) return transportProblem('unexpected_answer', cause);
  if (cause instanceof TypeError) return transportProblem('unreachable', cause);
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return isTimeout ? transportProblem('timed_out', cause) : cause;
}
