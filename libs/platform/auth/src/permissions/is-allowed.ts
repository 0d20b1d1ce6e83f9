import type { AnyOperation } from '@dosar/api-client/client';
import { isPreviewOnly } from '@dosar/openapi/preview-only';
import type { CallerTrait } from '@dosar/openapi';
import type { Profile } from '../session-core/auth-tokens.ts';
import { holdsRole } from './holds-role.ts';

type Conditions = {
  /** Any of these suffices; absent means everybody. */
  roles?: readonly string[];
  feature?: string;
};

/** What has to hold for something to be offered: an operation the contract grants, or roles and a feature. */
export type Requirement = Pick<AnyOperation, 'access'> | Conditions;

/**
 * Whether a screen may offer something to somebody.
 *
 * Only ever about what is shown: the server decides by the same contract, and decides again.
 */
export function isAllowed(profile: Profile | undefined, requirement: Requirement): boolean {
  if (!profile) return false;
  if (!('access' in requirement)) return fits(profile, requirement);

  const { access } = requirement;
  if (!access.callers.includes(profile.kind)) return false;
  if (isRefused(profile, access.refuses)) return false;
  return profile.kind !== 'staff' || fits(profile, access);
}

function isRefused(profile: Profile, traits: readonly CallerTrait[] = []): boolean {
  const { kind, guest_scope: scope } = profile;
  const has = {
    impersonating: kind === 'staff' && profile.impersonated_by_user_id !== null,
    external: kind === 'staff' && profile.is_external,
    preview_only: kind === 'staff' && isPreviewOnly(profile.roles),
    assignment_guest: kind === 'guest' && scope?.assignment_type !== 'claim_notification',
  };
  return traits.some((trait) => has[trait]);
}

function fits({ roles, features = [] }: Profile, { roles: wanted, feature }: Conditions): boolean {
  const hasRole = wanted === undefined || wanted.some((role) => holdsRole(roles, role));
  return hasRole && (feature === undefined || features.includes(feature));
}
