import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';

type Tx = Transaction<Database>;
type Topic = Schema<'MessageTopic'>;

/** Somebody whom the product writes to. */
export type Reader = { orgId: string; partyId: string };

export type ChosenChannel = {
  id: string;
  kind: 'email' | 'phone';
  value: string;
  isPreferred: boolean;
  isStopped: boolean;
};

export type FoundChoices = {
  language: 'ro' | 'en';
  languages: ('ro' | 'en')[];
  channels: ChosenChannel[];
  stopped: Topic[];
};

/** What somebody has chosen, and the confirmed channels that take messages, the preferred one first. */
export async function findChoices(tx: Tx, { orgId, partyId }: Reader): Promise<FoundChoices | undefined> {
  const { rows } = await sql<FoundChoices>`
    select ${offeredLanguage(orgId, 'party.language')} as language,
      (select offered_languages from organisation where organisation.org_id = ${orgId}) as languages,
      coalesce((select jsonb_agg(jsonb_build_object('id', channel.contact_channel_id, 'kind', channel.kind, 'value', channel.value,
          'isPreferred', channel.is_preferred,
          'isStopped', exists (select from sms_stop stop where stop.org_id = ${orgId} and stop.number = channel.value))
          order by channel.is_preferred desc, channel.created_at, channel.contact_channel_id)
        from contact_channel channel where channel.org_id = ${orgId} and channel.party_id = party.party_id
          and channel.confirmed_at is not null and channel.bounced_at is null
          and (channel.kind = 'email' or channel.value !~ '^\\+40[23]')), '[]') as channels,
      array(select topic from message_stop where org_id = ${orgId} and message_stop.party_id = party.party_id order by topic) as stopped
    from party where party.org_id = ${orgId} and party.party_id = ${partyId}`.execute(tx);
  return rows[0];
}

/** Keeps what somebody no longer wants to be written to about. */
export async function storeStopped(
  tx: Tx,
  { orgId, partyId }: Reader,
  { stopped, now }: { stopped: readonly Topic[]; now: Date },
): Promise<void> {
  const topics = [...stopped];
  await sql`delete from message_stop
    where org_id = ${orgId} and party_id = ${partyId} and topic <> all (${topics}::text[])`.execute(tx);
  await sql`insert into message_stop (org_id, party_id, topic, stopped_at)
    select ${orgId}, ${partyId}, topic, ${now} from unnest(${topics}::text[]) as topic on conflict do nothing`.execute(
    tx,
  );
}

/** Adds one kind of message to what somebody no longer wants; repeating it changes nothing. */
export async function stopTopic(tx: Tx, { orgId, partyId }: Reader, topic: Topic, now: Date): Promise<void> {
  await sql`insert into message_stop (org_id, party_id, topic, stopped_at)
    values (${orgId}, ${partyId}, ${topic}, ${now}) on conflict do nothing`.execute(tx);
}

/** Whether somebody wants no more messages of a kind. */
export async function hasStopped(tx: Tx, { orgId, partyId }: Reader, topic: Topic): Promise<boolean> {
  const { rows } = await sql`select from message_stop
    where org_id = ${orgId} and party_id = ${partyId} and topic = ${topic}`.execute(tx);
  return rows.length > 0;
}

type Asked = {
  orgId: string;
  claimFileId: string;
  address: string;
  /** Whose address it is, where that is known; otherwise whoever of the claimant and the notifier has it. */
  partyId: string | undefined;
  topic: Topic;
};

/** Whether the reader of a message wants no more of its kind. */
export async function isTopicStopped(
  tx: Tx,
  { orgId, claimFileId, address, partyId, topic }: Asked,
): Promise<boolean> {
  if (partyId !== undefined) return hasStopped(tx, { orgId, partyId }, topic);
  const { rows } = await sql`
    select from message_stop stop
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
      and stop.party_id in (file.claimant_party_id, file.notifier_party_id)
    join contact_channel channel on channel.org_id = ${orgId} and channel.party_id = stop.party_id and channel.value = ${address}
    where stop.org_id = ${orgId} and stop.topic = ${topic} limit 1`.execute(tx);
  return rows.length > 0;
}
