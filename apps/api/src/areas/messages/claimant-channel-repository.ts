import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';
import { messageRulesOf, type MessageRule } from './extension-points.ts';

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

/** The channel that takes the messages to the claimant, or to the notifier where there is none; fixed lines take none. */
export async function findClaimantChannel(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
  kind?: ClaimantChannel['kind'],
) {
  const channels = await findClaimantChannels(tx, orgId, [claimFileId], kind);
  return channels.get(claimFileId);
}

/**
 * The same for many claim files, by their ids.
 *
 * A confirmed channel, unless a rule of the file names a contact who gets what the driver would get.
 */
export async function findClaimantChannels(
  tx: Transaction<Database>,
  orgId: string,
  claimFileIds: readonly string[],
  kind?: ClaimantChannel['kind'],
): Promise<ReadonlyMap<string, ClaimantChannel>> {
  const confirmed = await findConfirmedChannels(tx, orgId, claimFileIds, kind);
  const rules = await messageRulesOf(tx, orgId, claimFileIds);
  if (rules.size === 0) return confirmed;
  const channels = new Map(confirmed);
  const readers = await findDrivingReaders(tx, orgId, [...rules.keys()]);
  for (const [claimFileId, rule] of rules) {
    const channel = confirmed.get(claimFileId);
    const driver = readers.get(claimFileId);
    const language = rule.language ?? channel?.language ?? driver?.language ?? 'ro';
    if (driver === undefined) {
      if (channel !== undefined) channels.set(claimFileId, { ...channel, language });
      continue;
    }
    const contact = contactChannel(rule, kind);
    if (contact !== undefined) channels.set(claimFileId, { ...driver, ...contact, language });
    else if (rule.skipsDriver) channels.delete(claimFileId);
    else if (channel !== undefined) channels.set(claimFileId, { ...channel, language });
  }
  return channels;
}

function contactChannel({ insteadOfDriver: contact }: MessageRule, kind?: ClaimantChannel['kind']) {
  if (contact === undefined) return undefined;
  const { name: recipientName, email, phone } = contact;
  if (email !== null && kind !== 'phone') return { kind: 'email' as const, value: email, recipientName };
  if (phone !== null && kind !== 'email') return { kind: 'phone' as const, value: phone, recipientName };
  return undefined;
}

/** Files whose messages go to somebody who drove and is not the claimant. */
async function findDrivingReaders(tx: Transaction<Database>, orgId: string, claimFileIds: readonly string[]) {
  const { rows } = await sql<Omit<ClaimantChannel, 'kind' | 'value'> & { claimFileId: string }>`
    select file.claim_file_id as "claimFileId", party.party_id as "partyId", party_name(party) as "recipientName",
      ${offeredLanguage(orgId, 'party.language')} as language, org.short_name as organisation, org.org_code as "orgCode", file.claim_file_no as "claimFileNo"
    from claim_file file
    join organisation org on org.org_id = file.org_id
    join party on party.org_id = file.org_id and party.party_id = file.notifier_party_id
    where file.org_id = ${orgId} and file.claim_file_id = any (${[...claimFileIds]}::uuid[])
      and file.claimant_party_id is null
      and exists (select from claim_vehicle part where part.org_id = file.org_id
        and part.claim_file_id = file.claim_file_id and part.driver_party_id = party.party_id)`.execute(tx);
  return new Map(rows.map((row) => [row.claimFileId, row]));
}

async function findConfirmedChannels(
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
      and (channel.kind = 'email' or channel.value !~ '^\\+40[23]' and not exists (
        select from sms_stop stop where stop.org_id = ${orgId} and stop.number = channel.value))
    order by file.claim_file_id, party.party_id = file.claimant_party_id desc nulls last, channel.is_preferred desc, channel.created_at
  `.execute(tx);
  return new Map(rows.map((row) => [row.claimFileId, row]));
}
