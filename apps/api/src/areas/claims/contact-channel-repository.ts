import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { channelConfirmed } from './events.ts';

type Tx = Transaction<Database>;

/** Stores how a person can be reached. */
export async function insertContactChannels(
  tx: Tx,
  channels: Insertable<Database['contact_channel']>[],
): Promise<void> {
  await tx.insertInto('contact_channel').values(channels).execute();
}

/** How many ways to reach somebody are known. */
export async function countContactChannels(
  tx: Tx,
  { orgId, partyId }: { orgId: string; partyId: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('contact_channel')
    .where('org_id', '=', orgId)
    .where('party_id', '=', partyId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores one more way to reach somebody, and answers its id. */
export async function addContactChannel(
  tx: Tx,
  channel: {
    orgId: string;
    partyId: string;
    kind: 'email' | 'phone';
    value: string;
    typedBy: string | null;
    now: Date;
  },
): Promise<string> {
  const { contact_channel_id: id } = await tx
    .insertInto('contact_channel')
    .values({
      org_id: channel.orgId,
      party_id: channel.partyId,
      kind: channel.kind,
      value: channel.value,
      is_preferred: false,
      typed_by_user_id: channel.typedBy,
      created_at: channel.now,
    })
    .returning('contact_channel_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps that a channel reaches its owner, and since when. */
export async function confirmContactChannel(
  context: ChangeContext,
  channel: { contactChannelId: string; partyId: string },
): Promise<void> {
  await context.tx
    .updateTable('contact_channel')
    .set((eb) => ({ confirmed_at: context.now, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', context.caller.orgId)
    .where('contact_channel_id', '=', channel.contactChannelId)
    .execute();
  await publish(context, channelConfirmed, channel);
}

type NewKey = { orgId: string; partyId: string; value: string; keyHash: string; expiresAt: Date };

/** Gives the unconfirmed channels of a person with that value a new key; a link with the one before opens nothing. */
export async function renewConfirmKey(
  tx: Tx,
  { orgId, partyId, value, keyHash, expiresAt }: NewKey,
): Promise<void> {
  const channel = tx
    .selectFrom('contact_channel')
    .where('org_id', '=', orgId)
    .where('party_id', '=', partyId)
    .where('value', '=', value)
    .where('confirmed_at', 'is', null)
    .select('contact_channel_id')
    .orderBy('contact_channel_id')
    .limit(1);
  await tx
    .updateTable('contact_channel')
    .set({ confirm_key_hash: keyHash, confirm_key_expires_at: expiresAt })
    .where('org_id', '=', orgId)
    .where('contact_channel_id', 'in', channel)
    .execute();
}

/** Keeps that an address or number takes no messages, on everybody who has it. */
export async function markUndeliverable(
  { tx, caller, now }: Pick<ChangeContext, 'tx' | 'caller' | 'now'>,
  channel: { kind: 'email' | 'phone'; value: string },
): Promise<void> {
  await tx
    .updateTable('contact_channel')
    .set((eb) => ({ bounced_at: now, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', caller.orgId)
    .where('kind', '=', channel.kind)
    .where('value', '=', channel.value)
    .where('bounced_at', 'is', null)
    .execute();
}

type ChannelKey = { orgId: string; contactChannelId: string };

/** Finds a way to reach somebody, as it is stored. */
export async function findContactChannel(
  tx: Tx,
  { orgId, partyId, contactChannelId }: ChannelKey & { partyId: string },
) {
  return tx
    .selectFrom('contact_channel')
    .where('org_id', '=', orgId)
    .where('party_id', '=', partyId)
    .where('contact_channel_id', '=', contactChannelId)
    .select(['contact_channel_id', 'value', 'row_version'])
    .executeTakeFirst();
}

/** Changes where a channel leads; another address is not confirmed, and nothing has come back from it. */
export async function updateContactChannel(
  tx: Tx,
  { orgId, contactChannelId }: ChannelKey,
  {
    value,
    rowVersion,
    typedBy,
    now,
    isOther,
  }: { value: string; rowVersion: number; typedBy: string | null; now: Date; isOther: boolean },
): Promise<boolean> {
  const updated = await tx
    .updateTable('contact_channel')
    .set((eb) => ({
      value,
      updated_at: now,
      row_version: eb('row_version', '+', 1),
      ...(isOther && {
        confirmed_at: null,
        bounced_at: null,
        confirm_key_hash: null,
        typed_by_user_id: typedBy,
      }),
    }))
    .where('org_id', '=', orgId)
    .where('contact_channel_id', '=', contactChannelId)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Removes a way to reach somebody. */
export async function removeContactChannel(
  tx: Tx,
  { orgId, contactChannelId }: ChannelKey,
  rowVersion: number,
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('contact_channel')
    .where('org_id', '=', orgId)
    .where('contact_channel_id', '=', contactChannelId)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}

/** Makes a channel the one that somebody is reached by first. */
export async function preferChannel(
  tx: Tx,
  { orgId, partyId, contactChannelId, now }: ChannelKey & { partyId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('contact_channel')
    .set({ is_preferred: sql<boolean>`contact_channel_id = ${contactChannelId}`, updated_at: now })
    .where('org_id', '=', orgId)
    .where('party_id', '=', partyId)
    .execute();
}
