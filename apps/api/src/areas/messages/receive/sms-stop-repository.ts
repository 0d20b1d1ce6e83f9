import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Remembers that a number wants no more text messages. */
export async function stopSms(
  tx: Tx,
  stop: { orgId: string; number: string; messageId: string; now: Date },
): Promise<void> {
  await sql`insert into sms_stop (org_id, number, message_id, stopped_at)
    values (${stop.orgId}, ${stop.number}, ${stop.messageId}, ${stop.now}) on conflict do nothing`.execute(
    tx,
  );
}

/** Forgets it again. */
export async function startSms(tx: Tx, orgId: string, number: string): Promise<void> {
  await sql`delete from sms_stop where org_id = ${orgId} and number = ${number}`.execute(tx);
}

/** Whether a number has asked for no more text messages. */
export async function isSmsStopped(tx: Tx, orgId: string, number: string): Promise<boolean> {
  const { rows } = await sql`select from sms_stop where org_id = ${orgId} and number = ${number}`.execute(tx);
  return rows.length > 0;
}
