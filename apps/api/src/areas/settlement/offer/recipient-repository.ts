import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';

/** Somebody who can get an offer, with where letters to them go. */
export type OfferRecipient = Schema<'OfferRecipient'> & {
  address: string | null;
  /** Who of the staff typed the e-mail address; none when its owner did. */
  email_typed_by_user_id: string | null;
  phone_typed_by_user_id: string | null;
};

/** A recipient as staff reads it. */
export const shownRecipient = ({
  address: _address,
  email_typed_by_user_id: _emailTypist,
  phone_typed_by_user_id: _phoneTypist,
  ...recipient
}: OfferRecipient): Schema<'OfferRecipient'> => recipient;

// Money is spoken of over confirmed channels only, and a landline takes no text message.
const channelOf = (kind: 'email' | 'phone', column: 'value' | 'typed_by_user_id') => sql<string | null>`(
  select ${sql.ref(`channel.${column}`)} from contact_channel channel
  where channel.org_id = party.org_id and channel.party_id = party.party_id and channel.kind = ${sql.lit(kind)}
    and channel.confirmed_at is not null and channel.bounced_at is null
    and (channel.kind = 'email' or channel.value !~ '^\\+40[23]')
  order by channel.is_preferred desc, channel.created_at limit 1)`;

/** Whom money of a file can be offered to: the claimant first, then the insured and who reported it. */
export async function findOfferRecipients(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<OfferRecipient[]> {
  const { rows } = await sql<OfferRecipient>`
    with named as (
      select party_id, min(place) as place from claim_file cross join lateral (values
        (claimant_party_id, 1), (insured_party_id, 2), (notifier_party_id, 3)) as part (party_id, place)
      where org_id = ${orgId} and claim_file_id = ${claimFileId} and party_id is not null group by party_id
    )
    select party.party_id, party_name(party) as full_name, ${offeredLanguage(orgId, 'party.language')} as language, party.iban_masked,
      ${channelOf('email', 'value')} as email, ${channelOf('email', 'typed_by_user_id')} as email_typed_by_user_id,
      ${channelOf('phone', 'value')} as phone, ${channelOf('phone', 'typed_by_user_id')} as phone_typed_by_user_id,
      nullif(concat_ws(', ', party.address, party.locality), '') as address
    from named join party on party.org_id = ${orgId} and party.party_id = named.party_id
    order by named.place limit 5`.execute(tx);
  return rows;
}
