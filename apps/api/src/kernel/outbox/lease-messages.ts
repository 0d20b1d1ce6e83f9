import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { OutboxMessage } from './message-provider.ts';

/** A message that one sender has for itself until the lease ends. */
export type LeasedMessage = OutboxMessage & { attempts: number };

/** Longer than any delivery takes; a sender that died meanwhile is succeeded after this. */
const leaseSeconds = 60;
const mostAttempts = 10;
const firstPauseSeconds = 5;
const longestPauseSeconds = 3_600;

/** Takes due messages of the transaction's organisation, so that no other process sends them too. */
export async function leaseMessages(
  tx: Transaction<Database>,
  by: string,
  most: number,
): Promise<LeasedMessage[]> {
  await sql`
    update outbox set state = 'dropped'
    where org_id = current_org_id() and state in ('pending', 'sending') and not_after < now()`.execute(tx);
  const { rows } = await sql<LeasedMessage>`
    update outbox set state = 'sending', attempts = attempts + 1, leased_by = ${by},
      leased_until = now() + make_interval(secs => ${leaseSeconds}),
      available_at = now() + make_interval(secs => ${leaseSeconds})
    where org_id = current_org_id() and outbox_id in (
      select outbox_id from outbox
      where org_id = current_org_id() and state in ('pending', 'sending') and available_at <= now()
      order by available_at limit ${most} for update skip locked)
    returning outbox_id as id, kind, to_address as "to", subject, body, attempts`.execute(tx);
  return rows;
}

/** The provider took the message. */
export async function markSent(tx: Transaction<Database>, id: string): Promise<void> {
  await sql`
    update outbox set state = 'sent', sent_at = now(), leased_by = null, leased_until = null, last_error = null
    where org_id = current_org_id() and outbox_id = ${id}`.execute(tx);
}

/** The provider did not take it: tried again later, each time after a longer pause, and given up in the end. */
export async function markFailed(
  tx: Transaction<Database>,
  message: LeasedMessage,
  reason: string,
): Promise<void> {
  const pause = pauseSeconds(message.attempts, Math.random());
  await sql`
    update outbox set state = ${message.attempts >= mostAttempts ? 'dead' : 'pending'}, leased_by = null,
      leased_until = null, last_error = ${reason.slice(0, 300)}, available_at = now() + make_interval(secs => ${pause})
    where org_id = current_org_id() and outbox_id = ${message.id}`.execute(tx);
}

/** 5 s, 10 s, 20 s … up to an hour, a fifth more or less, so that a thousand messages do not come back at once. */
export function pauseSeconds(attempts: number, chance: number): number {
  const pause = Math.min(firstPauseSeconds * 2 ** (attempts - 1), longestPauseSeconds);
  return Math.round(pause * (0.8 + 0.4 * chance));
}
