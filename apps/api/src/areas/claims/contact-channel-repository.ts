import type { Insertable, Transaction } from 'kysely';
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
