import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** What a person of a claim file and the staff write to each other on the tracker. */
export type WebConversation = { orgId: string; claimFileId: string; partyId: string };

const mostShown = 100;

/** Lets one message after the other be counted, so that many at once are not all the last allowed one. */
export async function lockConversation(tx: Tx, { orgId, claimFileId }: WebConversation): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`web-message|${orgId}|${claimFileId}`}, 0))`.execute(
    tx,
  );
}

/** The newest messages of a conversation, the first one first. */
export async function findConversation(tx: Tx, { orgId, claimFileId, partyId }: WebConversation) {
  const rows = await tx
    .selectFrom('message')
    .leftJoin('app_user as author', (join) =>
      join
        .onRef('author.org_id', '=', 'message.org_id')
        .onRef('author.user_id', '=', 'message.sent_by_user_id'),
    )
    .where('message.org_id', '=', orgId)
    .where('message.claim_file_id', '=', claimFileId)
    .where('message.kind', '=', 'web')
    .where('message.thread_id', '=', threadOf(tx, { orgId, claimFileId, partyId }))
    .select([
      'message.message_id as id',
      'message.direction',
      'message.body_text as text',
      'author.full_name as author_name',
      'message.system_time',
    ])
    .orderBy('message.system_time', 'desc')
    .orderBy('message.message_id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.toReversed();
}

/** The conversation of a person: that of the first message which they wrote. */
function threadOf(tx: Tx, { orgId, claimFileId, partyId }: WebConversation) {
  return tx
    .selectFrom('message as first')
    .where('first.org_id', '=', orgId)
    .where('first.claim_file_id', '=', claimFileId)
    .where('first.kind', '=', 'web')
    .where('first.direction', '=', 'in')
    .where('first.sender_party_id', '=', partyId)
    .select('first.thread_id')
    .orderBy('first.system_time')
    .orderBy('first.message_id')
    .limit(1);
}

/** How many messages a person has written in a conversation since a time, and the newest of them. */
export async function countWritten(tx: Tx, { orgId, claimFileId, partyId }: WebConversation, since: Date) {
  const rows = await tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('kind', '=', 'web')
    .where('direction', '=', 'in')
    .where('sender_party_id', '=', partyId)
    .where('system_time', '>', since)
    .select(['body_text', 'system_time'])
    .orderBy('system_time', 'desc')
    .limit(100)
    .execute();
  return { count: rows.length, newest: rows[0] };
}

/** Keeps what a claimant wrote; it begins the conversation, or goes on with it. */
export async function insertWritten(
  tx: Tx,
  conversation: WebConversation,
  { assignmentId, text, now }: { assignmentId: string; text: string; now: Date },
): Promise<string> {
  const { orgId, claimFileId, partyId } = conversation;
  const thread = await threadOf(tx, conversation).executeTakeFirst();
  const { message_id: id } = await tx
    .insertInto('message')
    .values({
      org_id: orgId,
      kind: 'web',
      direction: 'in',
      claim_file_id: claimFileId,
      assignment_id: assignmentId,
      from_address: '',
      to_addresses: [],
      body_text: text,
      state: 'received',
      sender_party_id: partyId,
      thread_id: thread?.thread_id ?? null,
      system_time: now,
    })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  if (thread === undefined)
    await tx
      .updateTable('message')
      .set({ thread_id: id })
      .where('org_id', '=', orgId)
      .where('message_id', '=', id)
      .execute();
  return id;
}

/** A message of a claimant with its conversation; others wait while it is answered. */
export async function lockWritten(tx: Tx, orgId: string, messageId: string) {
  return tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('message_id', '=', messageId)
    .where('kind', '=', 'web')
    .where('direction', '=', 'in')
    .select(['message_id', 'claim_file_id', 'assignment_id', 'thread_id', 'sender_party_id'])
    .forUpdate()
    .executeTakeFirst();
}

/** What a claimant has written in a conversation until now counts as read. */
export async function markRead(
  tx: Tx,
  { orgId, threadId, now }: { orgId: string; threadId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('message')
    .set((eb) => ({ read_at: now, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('thread_id', '=', threadId)
    .where('kind', '=', 'web')
    .where('direction', '=', 'in')
    .where('read_at', 'is', null)
    .execute();
}
