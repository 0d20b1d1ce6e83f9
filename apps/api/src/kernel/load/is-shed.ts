import type { Operation } from '../http/operation.ts';
import type { Load } from './load-gauge.ts';

/** Calls of these kinds are the way in, or ask how the process does. */
const waysIn: readonly Operation['rateLimit'][] = [
  'login',
  'refresh',
  'one_time_password',
  'challenge',
  'guest',
  'health',
];

/**
 * Whether a call is turned away under a load, to be made again later.
 *
 * Reads go first: they are repeated by themselves. What somebody wrote goes last, signing in and out never.
 */
export function isShed(operation: Operation, load: Load): boolean {
  if (load === 'calm') return false;
  if (operation.path.startsWith('/api/auth/') || waysIn.includes(operation.rateLimit)) return false;
  const reads = operation.method === 'GET' || operation.audit === undefined;
  return reads || load === 'overwhelmed';
}
