import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Details = Schema<'OrganisationDetails'>;

/** What can be changed of an organisation's details, by column. */
export const organisationDetailNames = [
  'org_name',
  'tax_number',
  'trade_register_number',
  'street_address',
  'locality',
  'county_code',
  'postal_code',
  'contact_phone',
  'contact_email',
  'default_language',
  'offered_languages',
] as const;

const columns = [...organisationDetailNames, 'row_version'] as const;

/** What an organisation says about itself, as it is stored. */
export function readOrganisationDetails(tx: Transaction<Database>, orgId: string): Promise<Details> {
  return tx
    .selectFrom('organisation')
    .select(columns)
    .where('org_id', '=', orgId)
    .$narrowType<Pick<Details, 'default_language' | 'offered_languages'>>()
    .executeTakeFirstOrThrow();
}

/** Stores new details and answers them; nothing when somebody else changed the organisation since they were read. */
export function changeOrganisationDetails(
  tx: Transaction<Database>,
  orgId: string,
  { row_version, ...details }: Details,
): Promise<Details | undefined> {
  return tx
    .updateTable('organisation')
    .set((row) => ({ ...details, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('row_version', '=', row_version)
    .returning(columns)
    .$narrowType<Pick<Details, 'default_language' | 'offered_languages'>>()
    .executeTakeFirst();
}
