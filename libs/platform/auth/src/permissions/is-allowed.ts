import type { AnyOperation } from '@dosar/api-client/call';
import { operationIndex, type OperationFacts } from '@dosar/openapi';
import type { Profile } from '../session-core/auth-tokens.ts';
import { holdsRole } from './holds-role.ts';

/** What has to hold for something to be offered: an operation the contract grants, or roles and a feature. */
export type Requirement =
  | AnyOperation
  | {
      /** Any of these suffices; absent means everybody. */
      roles?: readonly string[];
      feature?: string;
    };

/**
 * Whether a screen may offer something to somebody.
 *
 * Only ever about what is shown: the server decides by the same contract, and decides again.
 */
export function isAllowed(profile: Profile | undefined, requirement: Requirement): boolean {
  if (!profile) return false;
  if (!('id' in requirement)) return fits(profile, requirement.roles ?? null, requirement.feature ?? null);

  const { access }: OperationFacts = operationIndex[requirement.id];
  if (!access.callers.includes(profile.kind)) return false;
  return profile.kind !== 'staff' || fits(profile, access.roles, access.feature);
}

function fits(
  { roles, features }: Profile,
  wanted: readonly string[] | null,
  feature: string | null,
): boolean {
  const hasRole = wanted === null || wanted.some((role) => holdsRole(roles, role));
  return hasRole && (feature === null || features.includes(feature));
}
