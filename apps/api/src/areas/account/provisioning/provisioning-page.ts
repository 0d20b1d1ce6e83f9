import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { browseRoles } from '../people/browse-people.ts';
import { scimUrlOf, type DirectoryNeeds } from './directory-change.ts';
import {
  findDirectoryCalls,
  findMappings,
  findOpenTeams,
  findTokens,
  findUnmappedGroups,
  readOrganisationSignIn,
  readRules,
} from './provisioning-repository.ts';

export type PageNeeds = DirectoryNeeds;

type Reading = Pick<Call<'getProvisioning'>, 'tx' | 'caller' | 'language' | 'now'>;

/** Everything on the page of directories and providers. */
export async function provisioningOf(needs: PageNeeds, call: Reading): Promise<Schema<'Provisioning'>> {
  const { tx, caller, language, now } = call;
  const { orgId } = caller;
  const { org_code: code } = await readOrganisationSignIn(tx, orgId);
  return {
    scim_url: scimUrlOf(needs),
    tokens: await findTokens(tx, orgId, now),
    mappings: await findMappings(tx, orgId, language),
    unmapped_groups: await findUnmappedGroups(tx, orgId),
    rules: { ...(await readRules(tx, orgId)), has_provider: needs.identityProviders(code) !== undefined },
    roles: await browseRoles(call),
    teams: await findOpenTeams(tx, orgId, language),
    calls: await findDirectoryCalls(tx, orgId),
  };
}
