import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

export type ClaimantOfFile = { claimFileId: string; claimFileNo: string; partyId: string; fullName: string };

/** Who is paid for the damage of a claim file; nobody where the file does not know yet. */
export async function findClaimantOfFile(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
): Promise<ClaimantOfFile | undefined> {
  const { rows } = await sql<ClaimantOfFile>`
    select file.claim_file_id as "claimFileId", file.claim_file_no as "claimFileNo", party.party_id as "partyId",
      party_name(party) as "fullName"
    from claim_file file
    join party on party.org_id = file.org_id and party.party_id = file.claimant_party_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`.execute(tx);
  return rows[0];
}
