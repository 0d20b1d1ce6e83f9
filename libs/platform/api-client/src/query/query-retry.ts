import type { DefaultOptions } from '@tanstack/react-query';
import { isApiProblem } from '../problem/api-problem.ts';

const attempts = 3;
const transientStatuses = [0, 502, 503, 504];

/** Whether a read that failed is worth another try: only when it may not have reached the server at all. */
export function retryQuery(failures: number, error: Error): boolean {
  return isApiProblem(error) && transientStatuses.includes(error.status) && failures < attempts;
}

/** How long to wait before that, in milliseconds. */
export function retryDelay(failure: number, error: Error): number {
  if (isApiProblem(error) && error.retryAfterSeconds !== undefined) return error.retryAfterSeconds * 1000;
  const spread = 0.75 + Math.random() / 2;
  return 500 * 2 ** failure * spread;
}

/**
 * Whether a write is worth another try: only when the server was too busy and says when to come back. It does so only
 * where it stored nothing.
 */
export function retryMutation(failures: number, error: Error): boolean {
  if (!isApiProblem(error) || error.code !== 'overloaded') return false;
  return error.retryAfterSeconds !== undefined && failures < attempts;
}

/** Defaults of an app's query client: reads are tried again when the way was blocked, writes when the server was too busy. */
export const apiQueryDefaults: DefaultOptions = {
  queries: { retry: retryQuery, retryDelay, staleTime: 10_000 },
  mutations: { retry: retryMutation, retryDelay },
};
