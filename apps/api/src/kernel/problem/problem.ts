import type { FieldProblem, ProblemCode } from '@dosar/openapi';

type Details = {
  /** Says more than the code's own sentence; shown to callers, so it carries no internals. */
  message?: string;
  /** Facts the client may show or act on, such as the present row version. */
  context?: Record<string, unknown>;
  fields?: FieldProblem[];
  headers?: Record<string, string>;
  /** For our log only: why, where the caller is not told. */
  logged?: { level: 'info' | 'warn'; reason: string };
  /**
   * The request is refused, and what it stored so far stays stored: a counted failure, a revoked session.
   * Without it everything the request did is rolled back.
   */
  keepsChanges?: boolean;
};

/** A refusal that the caller is told about: status and code of the contract. Anything else that is thrown is a fault. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(status: number, code: ProblemCode, details: Details = {}) {
    super(details.message ?? code);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** What does not exist for this caller: unknown, expired and foreign are told apart by nobody. */
export function notFound(): Problem {
  return new Problem(404, 'not_found');
}

/** A business rule refuses one field of the request. */
export function fieldRefused(field: string, code: FieldProblem['code'], message?: string): Problem {
  return new Problem(422, 'rule_refused', {
    fields: [{ field, code, ...(message !== undefined && { message }) }],
  });
}

/** Somebody else changed the record since it was read. */
export function staleRowVersion(presentRowVersion: number): Problem {
  return new Problem(412, 'stale_row_version', { context: { row_version: presentRowVersion } });
}

/** The server has more to do than it can; nothing was stored. */
export function overloaded(): Problem {
  return new Problem(503, 'overloaded', { headers: { 'retry-after': '1' } });
}
