import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { givenUpQueue } from '../jobs/job-boss.ts';
import type { MailParts, OutboxMessage } from './message-provider.ts';

/** A message whose delivery begins; `dropped` would come too late. */
export type BegunDelivery = Omit<OutboxMessage, 'mail'> & {
  mail: MailParts | null;
  state: 'pending' | 'dropped';
  /** The message of the claim file that it is for. */
  messageId: string | null;
};

/** Begins a try to send a message. Undefined when it was sent or kept back already. */
export async function beginDelivery(
  tx: Transaction<Database>,
  orgId: string,
  id: string,
): Promise<BegunDelivery | undefined> {
  const { rows } = await sql<BegunDelivery>`
    update outbox set attempts = attempts + 1,
      state = case when not_after < now() then 'dropped' else 'pending' end
    where org_id = ${orgId} and outbox_id = ${id} and state = 'pending'
    returning outbox_id as id, kind, to_address as "to", subject, body, mail, state, message_id as "messageId",
      (select o.sender_name from organisation o where o.org_id = ${orgId}) as "senderName",
      (select o.reply_to_email from organisation o where o.org_id = ${orgId}) as "replyTo"`.execute(tx);
  return rows[0];
}

/** The message of a claim file that a delivery is for, and why it failed last. */
export async function findDelivery(tx: Transaction<Database>, orgId: string, id: string) {
  const { rows } = await sql<{ messageId: string; reason: string | null }>`
    select message_id as "messageId", last_error as reason from outbox
    where org_id = ${orgId} and outbox_id = ${id} and message_id is not null`.execute(tx);
  return rows[0];
}

/** The provider took the message. */
export async function markSent(tx: Transaction<Database>, orgId: string, id: string): Promise<void> {
  await sql`
    update outbox set state = 'sent', sent_at = now(), last_error = null
    where org_id = ${orgId} and outbox_id = ${id}`.execute(tx);
}

/** The provider did not take it this time. */
export async function markFailed(
  tx: Transaction<Database>,
  orgId: string,
  id: string,
  reason: string,
): Promise<void> {
  await sql`
    update outbox set last_error = ${reason.slice(0, 300)}
    where org_id = ${orgId} and outbox_id = ${id}`.execute(tx);
}

/** The message will not be sent: nobody took it, or somebody stopped it. */
export async function endDelivery(
  tx: Transaction<Database>,
  orgId: string,
  id: string,
  state: 'dead' | 'dropped',
): Promise<void> {
  await sql`
    update outbox set state = ${state}
    where org_id = ${orgId} and outbox_id = ${id} and state = 'pending'`.execute(tx);
}

/** A message that was given up is to be sent after all. */
export async function resumeDelivery(tx: Transaction<Database>, orgId: string, id: string): Promise<void> {
  await sql`
    update outbox set state = 'pending'
    where org_id = ${orgId} and outbox_id = ${id} and state = 'dead'`.execute(tx);
}

/** Messages that wait for longer than a job takes to begin: those of an older version, or of a queue that was lost. */
export async function findWaiting(tx: Transaction<Database>, orgId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select outbox_id as id from outbox
    where org_id = ${orgId} and state = 'pending' and coalesce(send_at, system_time) < now() - interval '1 minute'
    order by system_time limit 10000`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Keeps back the deliveries of a message that have not begun; answers how many of its recipients get nothing therefore. */
export async function keepBack(tx: Transaction<Database>, orgId: string, messageId: string): Promise<number> {
  const { rows } = await sql<{ kind: string }>`
    update outbox set state = 'dropped'
    where org_id = ${orgId} and message_id = ${messageId} and state = 'pending' and attempts = 0
    returning kind`.execute(tx);
  return rows.filter(({ kind }) => kind !== 'push').length;
}

/** Keeps back what waits to be sent to a number from claim files; answers the deliveries and their messages. */
export async function keepBackSms(
  tx: Transaction<Database>,
  orgId: string,
  number: string,
): Promise<{ outboxId: string; messageId: string }[]> {
  const { rows } = await sql<{ outboxId: string; messageId: string }>`
    update outbox set state = 'dropped'
    where org_id = ${orgId} and to_address = ${number} and kind = 'sms' and message_id is not null
      and state = 'pending' and attempts = 0
    returning outbox_id as "outboxId", message_id as "messageId"`.execute(tx);
  return rows;
}

/** Copies a delivery that failed; the queue cannot take up the first one any more. Answers the id of the copy. */
export async function copyForRetry(tx: Transaction<Database>, orgId: string, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with ended as (
      update outbox set state = 'dropped'
      where org_id = ${orgId} and outbox_id = ${id} and state in ('dead', 'sent')
      returning kind, to_address, subject, body, message_id, mail)
    insert into outbox (org_id, kind, to_address, subject, body, message_id, mail)
    select ${orgId}, kind, to_address, subject, body, message_id, mail from ended
    returning outbox_id as id`.execute(tx);
  const [copy] = rows;
  if (copy === undefined) throw new Error('Only a delivery that has ended can be tried again.');
  return copy.id;
}

/** How many messages wait to be sent. */
export async function countWaiting(tx: Transaction<Database>, orgId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox where org_id = ${orgId} and state = 'pending'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Puts all waiting messages past their time, so that each is dropped at its turn. Answers how many there are. */
export async function expireWaiting(tx: Transaction<Database>, orgId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox set not_after = now() where org_id = ${orgId} and state = 'pending'`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Since when the longest waiting message could have been sent; `undefined` when none waits. */
export async function findOldestWaiting(tx: Transaction<Database>, orgId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(coalesce(send_at, system_time)) as since from outbox
    where org_id = ${orgId} and state = 'pending'`.execute(tx);
  return rows[0]?.since ?? undefined;
}

/** How messages of a kind get out. Numbers end at a thousand. */
export type OutgoingMessages = {
  kind: OutboxMessage['kind'];
  /** Messages whose time has come. */
  waiting: number;
  /** When the one that waits longest could have left. */
  waitingSince: Date | null;
  /** Why the newest of those that wait and were tried has not left. */
  reason: string | null;
  /** Messages that were given up, as long as their jobs are kept. */
  failed: number;
  /** The last success among the newest messages of the organisation. */
  lastSentAt: Date | null;
};

/** How the messages of an organisation get out, by their kind. Read again and again, so it reads no more than it has to. */
export async function findOutgoingMessages(
  tx: Transaction<Database>,
  orgId: string,
): Promise<OutgoingMessages[]> {
  const { rows } = await sql<OutgoingMessages>`
    with newest as materialized (
      select kind, sent_at from outbox where org_id = ${orgId} order by system_time desc, outbox_id desc limit 5000)
    select kind, waiting.count as waiting, waiting.since as "waitingSince", waiting.reason, failed.count as failed,
      (select max(sent_at) from newest where newest.kind = kinds.kind) as "lastSentAt"
    from unnest(array['email', 'sms', 'push']) with ordinality as kinds (kind, place),
      lateral (
        select count(*)::integer as count, min(since) as since,
          (array_agg(last_error order by system_time desc) filter (where last_error is not null))[1] as reason
        from (
          select coalesce(send_at, system_time) as since, last_error, system_time from outbox
          where org_id = ${orgId} and state = 'pending' and outbox.kind = kinds.kind and coalesce(send_at, system_time) <= now()
          order by system_time limit 1000) as counted) as waiting,
      lateral (
        select count(*)::integer as count from (
          select from job.job join outbox on outbox.org_id = ${orgId} and outbox.outbox_id = job.source_id
          where job.group_id = ${orgId} and job.name = ${givenUpQueue} and outbox.kind = kinds.kind
            and outbox.state = 'dead' limit 1000) as counted) as failed
    order by place`.execute(tx);
  return rows;
}

/** What became of messages, by their ids; those that were cleaned up are missing. */
export async function findOutboxStates(
  tx: Transaction<Database>,
  orgId: string,
  ids: readonly string[],
): Promise<
  ReadonlyMap<string, { state: 'queued' | 'sent' | 'failed' | 'cancelled'; failure: string | null }>
> {
  const { rows } = await sql<{
    id: string;
    state: 'queued' | 'sent' | 'failed' | 'cancelled';
    failure: string | null;
  }>`
    select outbox_id as id, last_error as failure,
      case state when 'pending' then 'queued' when 'dead' then 'failed' when 'dropped' then 'cancelled' else 'sent' end as state
    from outbox where org_id = ${orgId} and outbox_id = any (${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}
