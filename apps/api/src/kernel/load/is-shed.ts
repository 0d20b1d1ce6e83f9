import type { Operation } from '../http/operation.ts';
import type { Load } from './load-gauge.ts';

/** Signing in and health checks are never refused. */
const waysIn: readonly Operation['rateLimit'][] = [
  'login',
  'refresh',
  'one_time_password',
  'challenge',
  'guest',
  'health',
];

/**
 * Whether a call is refused under a load, so that the client repeats it later.
 *
 * Reads are refused first, because pages repeat them automatically; writes are refused last, signing in and out never.
 */
export function isShed(operation: Operation, load: Load): boolean {
  if (load === 'calm') return false;
  if (operation.path.startsWith('/api/auth/') || waysIn.includes(operation.rateLimit)) return false;
  const reads = operation.method === 'GET' || operation.audit === undefined;
  return reads || load === 'overwhelmed';
}
