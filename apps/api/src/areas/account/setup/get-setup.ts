import type { Schema } from '@dosar/openapi';
import { firstMetadata } from '#src/new-organisation.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { passwordPolicy } from '../profile/organisation-profile.ts';
import { findCodeEnd, hasOrganisation, listPolicyTypes } from './setup-repository.ts';

/** What the page for the first organisation has to know, as long as there is none. */
export async function getSetup({ tx, now, language }: Call<'getSetup'>): Promise<Schema<'Setup'>> {
  if (await hasOrganisation(tx)) throw notFound();
  const end = await findCodeEnd(tx, now);
  return {
    code_expires_at: end?.toISOString() ?? null,
    policy_types: await listPolicyTypes(tx, language),
    password_policy: passwordPolicy(firstMetadata.credentials?.password_policy ?? {}, language),
  };
}
