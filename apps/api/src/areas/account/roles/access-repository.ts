import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** The features that are on for an organisation. */
export async function findFeatures(tx: Tx, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('feature_flag')
    .select('feature_code')
    .where('org_id', '=', orgId)
    .where('is_enabled', '=', true)
    .orderBy('feature_code')
    .execute();
  return rows.map(({ feature_code: code }) => code);
}

/** From where the people of an organisation sign in; none: from everywhere. */
export async function findOrganisationAddresses(tx: Tx, orgId: string): Promise<string[]> {
  const row = await tx
    .selectFrom('organisation')
    .select('allowed_addresses')
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return row.allowed_addresses;
}
