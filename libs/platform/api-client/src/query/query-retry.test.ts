import { expect, test } from 'vitest';
import { ApiProblem } from '../problem/api-problem.ts';
import type { ApiProblemCode } from '../problem/api-problem.ts';
import { retryDelay, retryMutation, retryQuery } from './query-retry.ts';

const problem = (status: number, code: ApiProblemCode, retryAfterSeconds?: number) =>
  new ApiProblem({ status, code, message: code, retryAfterSeconds });

test('a read whose way was blocked is tried three times more', () => {
  const blocked = [problem(0, 'unreachable'), problem(0, 'timed_out'), problem(503, 'database_unavailable')];

  expect(blocked.map((error) => retryQuery(2, error))).toEqual([true, true, true]);
  expect(blocked.map((error) => retryQuery(3, error))).toEqual([false, false, false]);
});

test('a refusal is not tried again, nor a mistake of the program', () => {
  expect(retryQuery(0, problem(404, 'not_found'))).toBe(false);
  expect(retryQuery(0, problem(500, 'internal_error'))).toBe(false);
  expect(retryQuery(0, problem(429, 'rate_limited'))).toBe(false);
  expect(retryQuery(0, new TypeError('x is undefined'))).toBe(false);
});

test('a write is tried again when the server was too busy and says when to come back, and after nothing else', () => {
  const busy = problem(503, 'overloaded', 1);
  expect([0, 2, 3].map((failures) => retryMutation(failures, busy))).toEqual([true, true, false]);

  // An answer without a time comes when the handler was cut off: it may have stored something.
  const cutOff = problem(503, 'overloaded');
  const others = [cutOff, problem(0, 'timed_out'), problem(503, 'database_unavailable', 2)];
  expect(others.map((error) => retryMutation(0, error))).toEqual([false, false, false]);
});

test('waiting doubles and spreads, unless the server says how long', () => {
  const first = retryDelay(0, problem(0, 'unreachable'));
  const third = retryDelay(2, problem(0, 'unreachable'));

  expect(first).toBeGreaterThanOrEqual(375);
  expect(first).toBeLessThanOrEqual(625);
  expect(third).toBeGreaterThanOrEqual(1500);
  expect(retryDelay(0, problem(503, 'overloaded', 7))).toBe(7000);
});
