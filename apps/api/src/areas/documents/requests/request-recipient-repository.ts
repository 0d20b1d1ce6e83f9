import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';

type Tx = Transaction<Database>;

/** Somebody of a claim file who can be asked, with the confirmed channels that reach them. */
export type Recipient = Schema<'DocRequestRecipient'>;

// A landline takes no text message, and nothing personal leaves over a channel that nobody confirmed.
const channelOf = (kind: 'email' | 'phone') => sql<string | null>`(
  select channel.value from contact_channel channel
  where channel.org_id = party.org_id and channel.party_id = party.party_id and channel.kind = ${sql.lit(kind)}
    and channel.confirmed_at is not null and channel.bounced_at is null
    and (channel.kind = 'email' or channel.value !~ '^\\+40[23]')
  order by channel.is_preferred desc, channel.created_at limit 1)`;

/** Whom documents of a claim file can be asked of: the claimant first, then who reported it. */
export async function findRecipients(tx: Tx, orgId: string, claimFileId: string): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with named as (
      select party_id, array_agg(role order by role) as roles from (
        select claimant_party_id as party_id, 'claimant' as role from claim_file
          where org_id = ${orgId} and claim_file_id = ${claimFileId}
        union all select notifier_party_id, 'notifier' from claim_file
          where org_id = ${orgId} and claim_file_id = ${claimFileId}
      ) part where party_id is not null group by party_id
    )
    select party.party_id, party_name(party) as name, named.roles, ${offeredLanguage(orgId, 'party.language')} as language,
      ${channelOf('email')} as email, ${channelOf('phone')} as phone
    from named join party on party.org_id = ${orgId} and party.party_id = named.party_id
    order by 'claimant' = any (named.roles) desc, party.party_id`.execute(tx);
  return rows;
}

/** What a message about a request says, and where it goes. */
export type OutgoingRequest = {
  doc_request_id: string;
  request_key: string;
  claim_file_id: string;
  assignment_id: string | null;
  recipient_party_id: string;
  claim_file_no: string;
  organisation: string;
  channel: 'email' | 'sms' | 'both';
  language: 'ro' | 'en';
  message: string | null;
  due_date: string | null;
  email: string | null;
  phone: string | null;
};

/** Requests that are about to be written about, each with the channels of its recipient as they stand now. */
export async function findOutgoingRequests(
  tx: Tx,
  orgId: string,
  docRequestIds: readonly string[],
): Promise<OutgoingRequest[]> {
  const { rows } = await sql<OutgoingRequest>`
    select request.doc_request_id, request.request_key, request.claim_file_id, request.assignment_id, request.recipient_party_id, file.claim_file_no,
      org.short_name as organisation, request.channel, request.language, request.message, request.due_date,
      ${channelOf('email')} as email, ${channelOf('phone')} as phone
    from doc_request request
    join claim_file file on file.org_id = request.org_id and file.claim_file_id = request.claim_file_id
    join organisation org on org.org_id = request.org_id
    join party on party.org_id = request.org_id and party.party_id = request.recipient_party_id
    where request.org_id = ${orgId} and request.doc_request_id = any (${[...docRequestIds]}::uuid[])
    order by request.doc_request_id`.execute(tx);
  return rows;
}
