import type { PoolShare } from '../database/index.ts';
import type { Caller } from './caller.ts';
import type { Operation } from './operation.ts';

const signInLimits: readonly Operation['rateLimit'][] = ['login', 'refresh', 'one_time_password'];

/** Which part of the connections a call may have: all of them for staff, who must not wait for strangers. */
export function shareOfPool(operation: Operation, caller: Caller): PoolShare | undefined {
  if (caller.kind === 'staff') return undefined;
  // Signing in, and staying signed in, has a share that no upload or claim report can use up.
  return signInLimits.includes(operation.rateLimit) ? 'sign_in' : 'outside';
}
