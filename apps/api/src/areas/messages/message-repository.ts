import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { internetMessageId } from './send/internet-message-id.ts';

type Tx = Transaction<Database>;

/** An e-mail or SMS of this organisation with the assignment that it belongs to. */
export async function findMessageOnFile(
  tx: Tx,
  orgId: string,
  message: { id: string; kind: 'email' | 'sms' },
  language: Language,
) {
  return tx
    .selectFrom('message')
    .innerJoin('assignment', (join) =>
      join
        .onRef('assignment.org_id', '=', 'message.org_id')
        .onRef('assignment.assignment_id', '=', 'message.assignment_id'),
    )
    .innerJoin('assignment_type', (join) =>
      join
        .onRef('assignment_type.org_id', '=', 'assignment.org_id')
        .onRef('assignment_type.assignment_type_code', '=', 'assignment.assignment_type_code'),
    )
    .where('message.org_id', '=', orgId)
    .where('message.message_id', '=', message.id)
    .where('message.kind', '=', message.kind)
    .select([
      `assignment_type.name_${language} as name`,
      'assignment.claim_file_no',
      'assignment.assignment_no',
      'message.message_key as key',
      'message.system_time as time',
    ])
    .executeTakeFirst();
}

/** The content of an e-mail or SMS of this organisation. */
export async function findMessageContent(tx: Tx, orgId: string, key: string) {
  return tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('message_key', '=', key)
    .where('kind', 'in', ['email', 'sms'])
    .select([
      'message_id',
      'kind',
      'direction',
      'from_address',
      'to_addresses',
      'subject',
      'body_html',
      'body_text',
      'system_time',
    ])
    .executeTakeFirst();
}

/** Keeps a message that leaves from an address and answers its id; an e-mail has a Message-ID from then on. */
export async function insertMessage(
  tx: Tx,
  message: Insertable<Database['message']>,
  from: string,
): Promise<string> {
  const { message_id: id } = await tx
    .insertInto('message')
    .values(message)
    .returning('message_id')
    .executeTakeFirstOrThrow();
  if (message.kind === 'email')
    await tx
      .updateTable('message')
      .set({ internet_message_id: internetMessageId(id, from) })
      .where('org_id', '=', message.org_id)
      .where('message_id', '=', id)
      .execute();
  return id;
}

type Recipients = {
  orgId: string;
  messageId: string;
  recipients: readonly { kind: 'to' | 'cc'; address: string; partyId?: string; name?: string }[];
  /** The delivery to each of them. */
  outboxIds: readonly string[];
};

/** Keeps who gets a message. */
export async function insertRecipients(
  tx: Tx,
  { orgId, messageId, recipients, outboxIds }: Recipients,
): Promise<void> {
  await tx
    .insertInto('message_recipient')
    .values(
      recipients.map(({ kind, address, partyId, name }, position) => ({
        org_id: orgId,
        message_id: messageId,
        position,
        kind,
        address,
        party_id: partyId ?? null,
        name: name ?? null,
        outbox_id: outboxIds[position] ?? null,
      })),
    )
    .execute();
}

type Attachments = {
  orgId: string;
  messageId: string;
  files: readonly { documentId: string; fileName: string; mimeType: string; size: number }[];
};

/** Keeps which documents left with a message. */
export async function insertAttachments(tx: Tx, { orgId, messageId, files }: Attachments): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('message_attachment')
    .values(
      files.map(({ documentId, fileName, mimeType, size }, position) => ({
        org_id: orgId,
        message_id: messageId,
        position,
        file_name: fileName,
        mime_type: mimeType,
        size_bytes: size,
        document_id: documentId,
      })),
    )
    .execute();
}

/** A message that can be answered, with its conversation. */
export async function findThread(
  tx: Tx,
  orgId: string,
  message: { messageId: string; claimFileId: string },
): Promise<{ threadId: string; inReplyTo: string | undefined } | undefined> {
  const row = await tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('message_id', '=', message.messageId)
    .where('claim_file_id', '=', message.claimFileId)
    .where('kind', '=', 'email')
    .select(['message_id', 'thread_id', 'internet_message_id'])
    .executeTakeFirst();
  return (
    row && { threadId: row.thread_id ?? row.message_id, inReplyTo: row.internet_message_id ?? undefined }
  );
}

/** The conversation by text messages with a number on a claim file. */
export async function findSmsThread(tx: Tx, orgId: string, to: { claimFileId: string; number: string }) {
  const row = await tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', to.claimFileId)
    .where('kind', '=', 'sms')
    .where(sql<boolean>`${to.number} = any (to_addresses || from_address)`)
    .select(['message_id', 'thread_id'])
    .orderBy('system_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { threadId: row.thread_id ?? row.message_id, inReplyTo: undefined };
}

/** Marks a message that has not left as cancelled. */
export async function markCancelled(tx: Tx, orgId: string, messageId: string): Promise<void> {
  await tx
    .updateTable('message_recipient')
    .set({ state: 'cancelled' })
    .where('org_id', '=', orgId)
    .where('message_id', '=', messageId)
    .execute();
  await tx
    .updateTable('message')
    .set((eb) => ({ state: 'cancelled', row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('message_id', '=', messageId)
    .execute();
}

/** The delivery of each recipient whom a message did not reach. */
export async function findFailedDeliveries(tx: Tx, orgId: string, messageId: string) {
  return tx
    .selectFrom('message_recipient')
    .where('org_id', '=', orgId)
    .where('message_id', '=', messageId)
    .where('state', 'in', ['failed', 'bounced'])
    .where('outbox_id', 'is not', null)
    .select(['position', 'outbox_id', 'address'])
    .forUpdate()
    .execute();
}

/** Gives a recipient another delivery. */
export async function setDelivery(
  tx: Tx,
  {
    orgId,
    messageId,
    position,
    outboxId,
  }: { orgId: string; messageId: string; position: number; outboxId: string },
): Promise<void> {
  await tx
    .updateTable('message_recipient')
    .set({ outbox_id: outboxId, state: 'queued', failure: null })
    .where('org_id', '=', orgId)
    .where('message_id', '=', messageId)
    .where('position', '=', position)
    .execute();
}

/** How many e-mails, SMS and calls a claim file has. */
export async function countMessagesOfFile(tx: Tx, orgId: string, claimFileId: string): Promise<number> {
  const counted = await tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('state', '<>', 'draft')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}
