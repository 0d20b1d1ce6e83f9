import type { FieldProblem, ProblemBody, ProblemCode } from '@dosar/openapi';

/** What goes wrong before the server can say anything: no way there, no answer in time, an answer nobody understands. */
export type TransportProblemCode = 'unreachable' | 'timed_out' | 'unexpected_answer';
export type ApiProblemCode = ProblemCode | TransportProblemCode;

type ApiProblemFacts = {
  status: number;
  code: ApiProblemCode;
  message: string;
  body?: ProblemBody;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** The one error that a call throws. Screens decide by `code`; words come from `useProblemText`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ApiProblemCode;
  /** Id of the server's log line. */
  readonly errorId: string | undefined;
  readonly customType: string | undefined;
  readonly context: Record<string, unknown>;
  readonly fields: readonly FieldProblem[];
  /** The server's stack, in Development only. */
  readonly serverStack: string | undefined;
  /** How long the server asks to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, message, body, retryAfterSeconds, cause }: ApiProblemFacts) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.errorId = body?.error_id;
    this.customType = body?.customType;
    this.context = body?.context ?? {};
    this.fields = body?.fields ?? [];
    this.serverStack = body?.stack;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function isApiProblem(error: unknown, code?: ApiProblemCode): error is ApiProblem {
  return error instanceof ApiProblem && (code === undefined || error.code === code);
}

/** A session that is over or has been replaced, and a server that broke. */
const statusesWithWindow = [401, 405, 500];

/** Whether the frame of the page tells of it with a window, so that nothing else has to. */
export function hasOwnWindow(error: unknown): boolean {
  return isApiProblem(error) && statusesWithWindow.includes(error.status);
}
