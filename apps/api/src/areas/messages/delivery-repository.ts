import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** What became of the delivery to one recipient. */
export type DeliveryState = 'queued' | 'sent' | 'failed' | 'bounced' | 'cancelled';

/** A recipient whose delivery changed. */
export type ChangedRecipient = { address: string; kind: 'email' | 'sms' };

type Change = {
  orgId: string;
  messageId: string;
  state: DeliveryState;
  reason: string | undefined;
};

/** Stores what became of a delivery; answers whose it was. */
export async function setRecipientState(tx: Tx, change: Change & { outboxId: string }) {
  const { rows } = await sql<ChangedRecipient>`
    update message_recipient recipient set state = ${change.state}, failure = ${change.reason?.slice(0, 300) ?? null}
    from message where recipient.org_id = ${change.orgId} and recipient.outbox_id = ${change.outboxId}
      and message.org_id = recipient.org_id and message.message_id = recipient.message_id
    returning recipient.address, message.kind`.execute(tx);
  return rows[0];
}

/** The same for an address that a mail server reported, of a message that it names. */
export async function setBounced(
  tx: Tx,
  { orgId, messageId, address, reason }: Omit<Change, 'state'> & { address: string | undefined },
) {
  const { rows } = await sql<ChangedRecipient>`
    update message_recipient recipient set state = 'bounced', failure = ${reason?.slice(0, 300) ?? null}
    from message where recipient.org_id = ${orgId} and recipient.message_id = ${messageId}
      and message.org_id = recipient.org_id and message.message_id = recipient.message_id
      and (lower(recipient.address) = lower(${address ?? ''})
        or ${address === undefined} and (select count(*) from message_recipient other
          where other.org_id = recipient.org_id and other.message_id = recipient.message_id) = 1)
    returning recipient.address, message.kind`.execute(tx);
  return rows[0];
}

/** A message after its recipients' deliveries changed. */
export type SummarisedMessage = {
  message_id: string;
  kind: 'email' | 'sms';
  state: 'queued' | 'sent' | 'failed' | 'bounced' | 'cancelled';
  state_before: string;
  claim_file_id: string | null;
  assignment_id: string | null;
};

/** The state of a message follows from those of its recipients: it counts as sent when nobody is missing. */
export async function summariseDeliveries(tx: Tx, orgId: string, messageId: string) {
  const { rows } = await sql<SummarisedMessage>`
    with states as (
      select array_agg(state) as all, (array_agg(failure) filter (where failure is not null))[1] as failure
      from message_recipient where org_id = ${orgId} and message_id = ${messageId}
    ), before as (
      select message_id, state from message where org_id = ${orgId} and message_id = ${messageId} for update
    )
    update message set failure = states.failure, state = case
        when 'queued' = any (states.all) then 'queued' when 'failed' = any (states.all) then 'failed'
        when 'bounced' = any (states.all) then 'bounced' when 'sent' = any (states.all) then 'sent' else 'cancelled' end
    from states, before
    where message.org_id = ${orgId} and message.message_id = before.message_id and states.all is not null
    returning message.message_id, message.kind, message.state, before.state as state_before,
      message.claim_file_id, message.assignment_id`.execute(tx);
  return rows[0];
}

/** What became of messages to one reader each, by their ids. */
export async function findDeliveries(
  tx: Tx,
  orgId: string,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, { state: DeliveryState; failure: string | null }>> {
  const { rows } = await sql<{ message_id: string; state: DeliveryState; failure: string | null }>`
    select message_id, state, failure from message_recipient
    where org_id = ${orgId} and message_id = any (${[...messageIds]}::uuid[]) and position = 0`.execute(tx);
  return new Map(rows.map(({ message_id: id, ...delivery }) => [id, delivery]));
}
