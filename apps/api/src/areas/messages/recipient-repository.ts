import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';

type Tx = Transaction<Database>;

/** A channel of a party, as messages need it. */
export type PartyChannel = {
  kind: 'email' | 'phone';
  address: string;
  state: 'confirmed' | 'unconfirmed' | 'bounced';
  takes_sms: boolean;
  is_preferred: boolean;
};

/** The languages and channels of parties. */
export async function findPartyChannels(tx: Tx, orgId: string, partyIds: readonly string[]) {
  const { rows } = await sql<{ party_id: string; language: 'ro' | 'en'; channels: PartyChannel[] }>`
    select party.party_id, ${offeredLanguage(orgId, 'party.language')} as language, coalesce(jsonb_agg(jsonb_build_object(
        'kind', channel.kind, 'address', channel.value, 'is_preferred', channel.is_preferred,
        'state', case when channel.bounced_at is not null then 'bounced'
          when channel.confirmed_at is not null then 'confirmed' else 'unconfirmed' end,
        'takes_sms', channel.kind = 'phone' and channel.value !~ '^\\+40[23]'
          and not exists (select from sms_stop stop where stop.org_id = channel.org_id and stop.number = channel.value))
        order by channel.is_preferred desc, channel.contact_channel_id)
      filter (where channel.contact_channel_id is not null), '[]') as channels
    from party
    left join contact_channel channel on channel.org_id = party.org_id and channel.party_id = party.party_id
    where party.org_id = ${orgId} and party.party_id = any (${partyIds}::uuid[])
    group by party.party_id, party.language`.execute(tx);
  return new Map(rows.map((row) => [row.party_id, row]));
}

/** The claim file that an assignment of this organisation belongs to. */
export async function findFileOfAssignment(tx: Tx, orgId: string, assignmentId: string) {
  return tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .select(['assignment_id', 'claim_file_id', 'claim_file_no'])
    .executeTakeFirst();
}

/** A claim file by its number, with the assignment that leads it. */
export async function findFileByNumber(tx: Tx, orgId: string, claimFileNo: string) {
  return (
    tx
      .selectFrom('assignment')
      .where('org_id', '=', orgId)
      .where('claim_file_no', '=', claimFileNo)
      .select(['assignment_id', 'claim_file_id', 'claim_file_no'])
      // Before its notice is accepted, a file has no main work yet: mail about it goes to the notice.
      .orderBy('is_case_master', 'desc')
      .orderBy('assignment_id')
      .limit(1)
      .executeTakeFirst()
  );
}

/** The assignment that leads a claim file; before its notice is accepted, that of the notice. */
export async function findMainWork(tx: Tx, orgId: string, claimFileId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select('assignment_id')
    .orderBy('is_case_master', 'desc')
    .orderBy('assignment_id')
    .limit(1)
    .executeTakeFirst();
  return row?.assignment_id;
}

/** The party of a claim file who has an e-mail address or a number. */
export async function findPartyByAddress(
  tx: Tx,
  {
    orgId,
    partyIds,
    address,
    kind,
  }: { orgId: string; partyIds: readonly string[]; address: string; kind: 'email' | 'phone' },
): Promise<string | undefined> {
  if (partyIds.length === 0) return undefined;
  const row = await tx
    .selectFrom('contact_channel')
    .where('org_id', '=', orgId)
    .where('party_id', 'in', partyIds)
    .where('kind', '=', kind)
    .where('value', '=', address)
    .select('party_id')
    .executeTakeFirst();
  return row?.party_id;
}
