import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { OutboxMessage } from './message-provider.ts';

/** Begins a try to send a message. Undefined when it was sent already, or would come too late and is dropped. */
export async function beginDelivery(
  tx: Transaction<Database>,
  orgId: string,
  id: string,
): Promise<OutboxMessage | undefined> {
  const { rows } = await sql<OutboxMessage & { state: string }>`
    update outbox set attempts = attempts + 1,
      state = case when not_after < now() then 'dropped' else 'pending' end
    where org_id = ${orgId} and outbox_id = ${id} and state = 'pending'
    returning outbox_id as id, kind, to_address as "to", subject, body, state`.execute(tx);
  const [row] = rows;
  if (row === undefined || row.state === 'dropped') return undefined;
  const { state: _state, ...message } = row;
  return message;
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
    where org_id = ${orgId} and state = 'pending' and system_time < now() - interval '1 minute'
    order by system_time limit 10000`.execute(tx);
  return rows.map(({ id }) => id);
}
