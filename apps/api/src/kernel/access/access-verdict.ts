import type { Caller } from '../http/caller.ts';
import type { Access } from '../http/operation.ts';
import { meetsRoleCondition } from './role-condition.ts';

/** `hidden`: the caller may not even learn that the operation exists. */
export type AccessVerdict = 'allowed' | 'forbidden' | 'hidden';

/** Whether the contract lets this caller in. What it does not name is refused. */
export function accessVerdict(access: Access, caller: Caller, features: readonly string[]): AccessVerdict {
  if (!access.callers.includes(caller.kind)) return 'forbidden';
  if (access.feature !== undefined && !features.includes(access.feature)) return 'hidden';
  if (caller.kind !== 'staff' || access.roles === undefined) return 'allowed';
  return access.roles.some((condition) => meetsRoleCondition(caller.roles, condition))
    ? 'allowed'
    : 'forbidden';
}
