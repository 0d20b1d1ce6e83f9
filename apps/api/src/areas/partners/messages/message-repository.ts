import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
export type MessagePlace = { orgId: string; partnerId: string; partnerJobId: string };
type Side = 'handler' | 'partner';
type Message = Schema<'OwnMessage'>;

/** The newest 200 messages between the insurer and one partner about a job, the first one first. */
export async function findJobMessages(
  tx: Tx,
  { orgId, partnerId, partnerJobId }: MessagePlace,
  reader: Side,
): Promise<Message[]> {
  const { rows } = await sql<Omit<Message, 'written_at'> & { written_at: Date }>`
    select partner_job_message_id, side = ${reader} as is_ours, author_name, body, written_at
    from partner_job_message
    where org_id = ${orgId} and partner_job_id = ${partnerJobId} and partner_id = ${partnerId}
    order by written_at desc, partner_job_message_id desc limit 200`.execute(tx);
  return rows
    .map(({ written_at, ...message }) => ({ ...message, written_at: written_at.toISOString() }))
    .toReversed();
}

type NewMessage = {
  side: Side;
  authorUserId: string | null;
  authorName: string;
  body: string;
  now: Date;
};

/** Keeps a message with its job and the partner that has it. */
export async function insertJobMessage(
  tx: Tx,
  { orgId, partnerId, partnerJobId }: MessagePlace,
  { side, authorUserId, authorName, body, now }: NewMessage,
): Promise<void> {
  await tx
    .insertInto('partner_job_message')
    .values({
      org_id: orgId,
      partner_job_id: partnerJobId,
      partner_id: partnerId,
      side,
      author_user_id: authorUserId,
      author_name: authorName,
      body,
      written_at: now,
    })
    .execute();
}
