import type { ProblemBody, ProblemCode } from '@dosar/openapi';

/** A refusal for `mock`, such as `problem(404, 'not_found')`. */
export function problem<Status extends number>(
  status: Status,
  code: ProblemCode,
  more: Partial<Omit<ProblemBody, 'status' | 'code'>> = {},
): { status: Status; body: ProblemBody } {
  const body = { customType: 'Problem', error_id: '01-test', message: code, status, code, ...more };
  return { status, body };
}
