import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';

/** Where news about a claim goes, and in which words. */
export type ClaimantChannel = {
  kind: 'email' | 'phone';
  value: string;
  /** Whose channel it is. */
  partyId: string;
  recipientName: string | null;
  language: 'ro' | 'en';
  organisation: string;
  orgCode: string;
  claimFileNo: string;
};

/** The confirmed channel of the claimant (else of the notifier) that takes messages; fixed lines take none. */
export async function findClaimantChannel(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
  kind?: ClaimantChannel['kind'],
) {
  const channels = await findClaimantChannels(tx, orgId, [claimFileId], kind);
  return channels.get(claimFileId);
}

/** The same for many claim files, by their ids. */
export async function findClaimantChannels(
  tx: Transaction<Database>,
  orgId: string,
  claimFileIds: readonly string[],
  kind?: ClaimantChannel['kind'],
): Promise<ReadonlyMap<string, ClaimantChannel>> {
  const { rows } = await sql<ClaimantChannel & { claimFileId: string }>`
    select distinct on (file.claim_file_id) file.claim_file_id as "claimFileId", channel.kind, channel.value, party.party_id as "partyId",
      party_name(party) as "recipientName", ${offeredLanguage(orgId, 'party.language')} as language, org.short_name as organisation, org.org_code as "orgCode",
      file.claim_file_no as "claimFileNo"
    from claim_file file
    join organisation org on org.org_id = file.org_id
    join party on party.org_id = file.org_id and party.party_id in (file.claimant_party_id, file.notifier_party_id)
    join contact_channel channel on channel.org_id = party.org_id and channel.party_id = party.party_id
    where file.org_id = ${orgId} and file.claim_file_id = any (${claimFileIds}::uuid[])
      and (${kind ?? null}::text is null or channel.kind = ${kind ?? null})
      and channel.confirmed_at is not null and channel.bounced_at is null
      and (channel.kind = 'email' or channel.value !~ '^\\+40[23]')
    order by file.claim_file_id, party.party_id = file.claimant_party_id desc nulls last, channel.is_preferred desc, channel.created_at
  `.execute(tx);
  return new Map(rows.map((row) => [row.claimFileId, row]));
}
