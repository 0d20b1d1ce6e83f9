import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { IdentityProvider, IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import { findOrganisationByCode } from './guest-repository.ts';
import { readSignInRules } from './login-repository.ts';

type Mode = Schema<'SignInOptions'>['mode'];

/**
 * Integrated authentication (Specification K14): what an organisation's people may sign in with.
 *
 * A provider of the installation is offered beside the password unless the organisation chose one of the two. Without
 * a provider the password is the only way, whatever the organisation says: nobody must be locked out by a setting.
 */
export function signInMode(wanted: Mode, hasProvider: boolean): Mode {
  return hasProvider ? wanted : 'password';
}

/** The provider by which people of an organisation come in; none where it was switched off. */
export async function openProvider(
  tx: Transaction<Database>,
  identityProviders: IdentityProviders,
  { orgId, orgCode }: { orgId: string; orgCode: string },
): Promise<IdentityProvider | undefined> {
  const provider = identityProviders(orgCode);
  if (provider === undefined) return undefined;
  const rules = await readSignInRules(tx, orgId);
  return rules?.sign_in_mode === 'password' ? undefined : provider;
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
