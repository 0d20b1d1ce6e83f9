import type { Schema } from '@dosar/openapi';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import { findOrganisationByCode } from './guest-repository.ts';
import { readSignInRules } from './login-repository.ts';

type Mode = Schema<'SignInOptions'>['mode'];

/**
 * Integrated authentication (Specification K14): what an organisation's people may sign in with.
 *
 * A provider in the settings is offered beside the password; only an organisation that says so has no passwords. Without
 * a provider the password is the only way, whatever the organisation says: nobody must be locked out by a setting.
 */
export function signInMode(wanted: Mode, hasProvider: boolean): Mode {
  if (!hasProvider) return 'password';
  return wanted === 'provider' ? 'provider' : 'password_or_provider';
}

/** What the login page offers; an unknown organisation is one without any particulars. */
export async function getSignInOptions(
  { identityProviders }: { identityProviders: IdentityProviders },
  { tx, query }: Call<'getSignInOptions'>,
): Promise<Schema<'SignInOptions'>> {
  const { org_code: orgCode } = query;
  const orgId = orgCode === undefined ? undefined : await findOrganisationByCode(tx, orgCode);
  await enterOrganisation(tx, orgId ?? platformOrgId);
  const rules = await readSignInRules(tx, orgId ?? platformOrgId);

  const provider = orgId === undefined || orgCode === undefined ? undefined : identityProviders(orgCode);
  return {
    org_code: orgCode ?? null,
    mode: signInMode(rules?.sign_in_mode ?? 'password', provider !== undefined),
    provider_name: provider?.name ?? null,
    id_token_storage: rules?.id_token_storage ?? 'choice',
  };
}
