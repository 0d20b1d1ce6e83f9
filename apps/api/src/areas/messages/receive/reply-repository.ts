import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** An e-mail that answers one of ours. */
export type Reply = { answeredMessageId: string; from: string; text: string };

/** What somebody wrote in answer to a message of the product; `undefined` for an e-mail that answers none. */
export async function findReply(
  tx: Transaction<Database>,
  orgId: string,
  messageId: string,
): Promise<Reply | undefined> {
  const { rows } = await sql<Reply>`
    select thread_id as "answeredMessageId", from_address as "from", coalesce(body_text, '') as text from message
    where org_id = ${orgId} and message_id = ${messageId} and direction = 'in' and thread_id is not null`.execute(
    tx,
  );
  return rows[0];
}

/** Who sent a message that came, and what it says. */
export async function findReceivedText(
  tx: Transaction<Database>,
  orgId: string,
  messageId: string,
): Promise<Pick<Reply, 'from' | 'text'> | undefined> {
  const { rows } = await sql<Pick<Reply, 'from' | 'text'>>`
    select from_address as "from", coalesce(body_text, '') as text from message
    where org_id = ${orgId} and message_id = ${messageId} and direction = 'in'`.execute(tx);
  return rows[0];
}
