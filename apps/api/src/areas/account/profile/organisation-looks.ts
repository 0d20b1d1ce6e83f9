import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { brandingOf } from './organisation-profile.ts';
import { readOrganisation } from './profile-repository.ts';

/** Whose page it is, for visitors who know nothing but a key. */
export async function organisationLooks(tx: Transaction<Database>, orgId: string) {
  const organisation = await readOrganisation(tx, orgId);
  const { org_name, offered_languages } = organisation;
  return { org_name, offered_languages, branding: brandingOf(organisation) };
}
