import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** The organisation with a code, over all tenants. */
export async function findOrganisation(tx: Tx, orgCode: string): Promise<string | undefined> {
  const { rows } = await sql<{
    orgId: string | null;
  }>`select find_org_by_code(${orgCode}) as "orgId"`.execute(tx);
  return rows[0]?.orgId ?? undefined;
}

/** Whether this is the key by which the organisation's mail server hands over what it receives. */
export async function isInboundKey(tx: Tx, orgId: string, keyHash: string): Promise<boolean> {
  const found = await tx
    .selectFrom('inbound_mail_key')
    .where('org_id', '=', orgId)
    .where('key_hash', '=', keyHash)
    .select('key_hash')
    .executeTakeFirst();
  return found !== undefined;
}

/** Replaces the key of an organisation; answers the organisation's code. */
export async function replaceInboundKey(
  tx: Tx,
  key: { orgId: string; keyHash: string; userId: string; now: Date },
): Promise<string> {
  const row = { key_hash: key.keyHash, created_by_user_id: key.userId, created_at: key.now };
  await tx
    .insertInto('inbound_mail_key')
    .values({ org_id: key.orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute();
  const organisation = await tx
    .selectFrom('organisation')
    .where('org_id', '=', key.orgId)
    .select('org_code')
    .executeTakeFirstOrThrow();
  return organisation.org_code;
}

/** A message of ours on a file, by one of the Message-IDs that an answer or a report names. */
export async function findAnswered(tx: Tx, orgId: string, internetIds: readonly string[]) {
  if (internetIds.length === 0) return undefined;
  return tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('internet_message_id', 'in', internetIds)
    .select(['message_id', 'thread_id', 'claim_file_id', 'assignment_id', 'direction', 'internet_message_id'])
    .orderBy(sql`array_position(${internetIds}::text[], internet_message_id)`)
    .limit(1)
    .executeTakeFirst();
}

/** How many e-mails a sender has sent since a time. */
export async function countSince(tx: Tx, orgId: string, sender: { address: string; since: Date }) {
  const counted = await tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('direction', '=', 'in')
    .where('from_address', '=', sender.address)
    .where('system_time', '>', sender.since)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

/** Keeps an e-mail that came; `undefined` when it has come before. */
export async function insertReceived(
  tx: Tx,
  message: Insertable<Database['message']>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('message')
    .values(message)
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'direction', 'internet_message_id', 'content_sha256'])
        .where('internet_message_id', 'is not', null)
        .doNothing(),
    )
    .returning('message_id')
    .executeTakeFirst();
  return row?.message_id;
}

/** Whether the same e-mail has come before: one with its Message-ID that says the same. */
export async function hasCome(
  tx: Tx,
  orgId: string,
  mail: { messageId: string | undefined; contentHash: string; text: string },
): Promise<boolean> {
  if (mail.messageId === undefined) return false;
  const found = await tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('direction', '=', 'in')
    .where('internet_message_id', '=', mail.messageId)
    // Those from before the content was compared have their text alone.
    .where((eb) =>
      eb.or([
        eb('content_sha256', '=', mail.contentHash),
        eb.and([eb('content_sha256', 'is', null), eb('body_text', '=', mail.text)]),
      ]),
    )
    .select('message_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** A message that came, as those who file it need it. */
export type ReceivedMessage = {
  kind: 'email' | 'sms';
  message_id: string;
  claim_file_id: string | null;
  assignment_id: string | null;
  from_address: string;
  reply_to_address: string | null;
  subject: string | null;
  body_text: string | null;
  is_auto_reply: boolean;
};

/** A message that came; others wait while somebody files or moves it. */
export async function lockReceived(
  tx: Tx,
  orgId: string,
  messageId: string,
): Promise<ReceivedMessage | undefined> {
  const { rows } = await sql<ReceivedMessage>`
    select kind, message_id, claim_file_id, assignment_id, from_address, reply_to_address, subject, body_text, is_auto_reply
    from message where org_id = ${orgId} and message_id = ${messageId} and direction = 'in' and kind in ('email', 'sms')
    for update`.execute(tx);
  return rows[0];
}

/** Puts an e-mail into a claim file. */
export async function setFile(
  tx: Tx,
  filed: {
    orgId: string;
    messageId: string;
    claimFileId: string;
    assignmentId: string;
    senderPartyId: string | undefined;
  },
): Promise<void> {
  await tx
    .updateTable('message')
    .set((eb) => ({
      claim_file_id: filed.claimFileId,
      assignment_id: filed.assignmentId,
      sender_party_id: filed.senderPartyId ?? null,
      unfiled_because: null,
      row_version: eb('row_version', '+', 1),
    }))
    .where('org_id', '=', filed.orgId)
    .where('message_id', '=', filed.messageId)
    .execute();
}
