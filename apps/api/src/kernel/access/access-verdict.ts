import { isPreviewOnly } from '@dosar/openapi/preview-only';
import type { Caller } from '../http/caller.ts';
import type { Access, RefusedTrait } from '../http/operation.ts';
import { meetsRoleCondition } from './role-condition.ts';

/** `hidden`: the caller may not even learn that the operation exists. */
export type AccessVerdict = 'allowed' | 'forbidden' | 'hidden';

const traits: Record<RefusedTrait, (caller: Caller) => boolean> = {
  impersonating: (caller) => caller.kind === 'staff' && caller.actorUserId !== undefined,
  external: (caller) => caller.kind === 'staff' && caller.isExternal,
  preview_only: (caller) => caller.kind === 'staff' && isPreviewOnly(caller.roles),
  assignment_guest: (caller) =>
    caller.kind === 'guest' &&
    (caller.scope.assignmentId !== undefined ||
      caller.scope.docRequestId !== undefined ||
      caller.scope.offerId !== undefined ||
      caller.scope.partnerJobLinkId !== undefined ||
      caller.scope.statementLinkId !== undefined),
};

/** Whether the contract lets this caller in. What it does not name is refused. */
export function accessVerdict(access: Access, caller: Caller, features: readonly string[]): AccessVerdict {
  if (!access.callers.includes(caller.kind)) return 'forbidden';
  if (access.feature !== undefined && !features.includes(access.feature)) return 'hidden';
  if (access.refuses?.some((trait) => traits[trait](caller)) === true) return 'forbidden';
  if (caller.kind !== 'staff' || access.roles === undefined) return 'allowed';
  return access.roles.some((condition) => meetsRoleCondition(caller.roles, condition))
    ? 'allowed'
    : 'forbidden';
}
