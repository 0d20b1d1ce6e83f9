import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Addressed = { orgId: string; claimFileId: string; address: string; partyId: string | undefined };

/** Whether an address is that of somebody who drove in the accident and is neither the claimant nor the insured. */
export async function isDriversAddress(
  tx: Transaction<Database>,
  { orgId, claimFileId, address, partyId }: Addressed,
): Promise<boolean> {
  const whose =
    partyId === undefined
      ? sql`exists (select from contact_channel channel where channel.org_id = ${orgId}
          and channel.party_id = part.driver_party_id and channel.value = ${address})`
      : sql`part.driver_party_id = ${partyId}`;
  const { rows } = await sql<{ is_driver: boolean }>`
    select exists (select from claim_vehicle part
      join claim_file file on file.org_id = ${orgId} and file.claim_file_id = part.claim_file_id
      where part.org_id = ${orgId} and part.claim_file_id = ${claimFileId} and ${whose}
        and part.driver_party_id is distinct from file.claimant_party_id
        and part.driver_party_id is distinct from file.insured_party_id) as is_driver`.execute(tx);
  return rows[0]?.is_driver === true;
}
