import type { ProblemBody } from '@dosar/openapi';
import { ApiProblem } from './api-problem.ts';

/** An answer outside 2xx, whichever way it travelled. */
export type RefusedAnswer = { status: number; text: string; retryAfter: string | null };

/** The problem in an answer outside 2xx; one that carries no problem body still becomes an `ApiProblem`. */
export function problemOfAnswer({ status, text, retryAfter }: RefusedAnswer): ApiProblem {
  const body = problemBody(text);
  return new ApiProblem({
    status,
    code: body?.code ?? 'unexpected_answer',
    message: body?.message ?? `The server answered ${status} without saying why`,
    body,
    retryAfterSeconds: retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  });
}

function problemBody(text: string): ProblemBody | undefined {
  const parsed = parsedJson(text);
  // X1: a gateway may have wrapped the body into a JSON string.
  const value = typeof parsed === 'string' ? parsedJson(parsed) : parsed;
  return isProblemBody(value) ? value : undefined;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblemBody(value: unknown): value is ProblemBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'error_id' in value;
}
