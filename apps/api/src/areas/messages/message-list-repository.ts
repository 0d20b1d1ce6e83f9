import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { messageReasons } from './extension-points.ts';

type Tx = Transaction<Database>;
type Row = Omit<Schema<'Message'>, 'reason' | 'system_time' | 'send_at'> & {
  reason_code: string | null;
  system_time: Date;
  send_at: Date | null;
};
type Asked = { orgId: string; language: Language };

/** Messages of an organisation, newest first, as the file and the list of those without one show them. */
async function findMessages(
  tx: Tx,
  { orgId, language }: Asked,
  { where, after, limit }: { where: RawBuilder<boolean>; after?: string | undefined; limit: number },
): Promise<Schema<'Message'>[]> {
  const { rows } = await sql<Row>`
    select message.message_id, message.message_key as key, message.kind, message.direction,
      coalesce(message.thread_id, message.message_id) as thread_id, file.claim_file_no, message.assignment_id,
      left(message.from_address, 254) as "from", party_name(sender) as from_name,
      case when message.direction = 'in' or message.kind = 'web' then '[]' else coalesce(sent.recipients, (
        select jsonb_agg(jsonb_build_object('name', null, 'address', address, 'kind', 'to', 'failure', null,
          'state', case message.state when 'failed' then 'failed' when 'bounced' then 'bounced' else 'sent' end))
        from unnest(message.to_addresses) address), '[]') end as recipients,
      message.subject, left(coalesce(message.body_text, ''), 20000) as text,
      length(message.body_text) > 20000 is true as is_cut, message.raw_storage_key is not null as has_original,
      message.unfiled_because, message.possible_file_nos, message.reply_to_address as reply_to, message.direction = 'in' and message.kind = 'email' and message.claim_file_id is not null
        and message.sender_party_id is null and not message.is_auto_reply as is_sender_unknown,
      message.body_html is not null as has_html, coalesce(attached.files, '[]') as attachments,
      message.state, message.failure, message.send_at,
      message.direction = 'out' and message.state = 'queued' and coalesce(waiting.all_wait, false) as can_cancel,
      message.direction = 'out' and coalesce(sent.has_failed, false) as can_retry,
      message.is_auto_reply, message.kind = 'web' and message.direction = 'in' and message.read_at is null as is_unread, message.call_outcome, message.call_minutes, message.reason_code,
      author.full_name as author_name, message.system_time
    from message
    left join claim_file file on file.org_id = message.org_id and file.claim_file_id = message.claim_file_id
    left join party sender on sender.org_id = message.org_id and sender.party_id = message.sender_party_id
    left join app_user author on author.org_id = message.org_id and author.user_id = message.sent_by_user_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('name', recipient.name, 'address', recipient.address, 'kind', recipient.kind,
          'state', recipient.state, 'failure', recipient.failure) order by recipient.position) as recipients,
        bool_or(recipient.state in ('failed', 'bounced')) as has_failed
      from message_recipient recipient
      where recipient.org_id = message.org_id and recipient.message_id = message.message_id
    ) sent on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('file_name', attachment.file_name, 'mime_type', attachment.mime_type,
          'size', attachment.size_bytes, 'position', attachment.position, 'document_id', case when attachment.moved_to_file_no is null then attachment.document_id end,
          'moved_to', attachment.moved_to_file_no, 'is_kept', attachment.storage_key is not null and message.direction = 'in',
          'refused_because', attachment.refused_because) order by attachment.position) as files
      from message_attachment attachment
      where attachment.org_id = message.org_id and attachment.message_id = message.message_id
    ) attached on true
    left join lateral (
      select bool_and(outbox.state = 'pending' and outbox.attempts = 0) as all_wait from outbox
      where outbox.org_id = message.org_id and outbox.message_id = message.message_id
    ) waiting on true
    where message.org_id = ${orgId} and message.state <> 'draft' and ${where}
      and (${after ?? null}::uuid is null or (message.system_time, message.message_id) < (
        select mark.system_time, mark.message_id from message mark
        where mark.org_id = ${orgId} and mark.message_id = ${after ?? null}::uuid))
    order by message.system_time desc, message.message_id desc
    limit ${limit}`.execute(tx);
  const reasons = new Map(messageReasons.entries().map(({ code, name }) => [code, name[language]]));
  return rows.map(({ reason_code: reason, ...row }) => ({
    ...row,
    reason: reason === null ? null : (reasons.get(reason) ?? reason),
    system_time: row.system_time.toISOString(),
    send_at: row.send_at?.toISOString() ?? null,
  }));
}

type Page = { after: string | undefined; limit: number };

/** Messages of a claim file. */
export const findMessagesOfFile = (tx: Tx, asked: Asked & { claimFileId: string }, page: Page) =>
  findMessages(tx, asked, { ...page, where: sql`message.claim_file_id = ${asked.claimFileId}` });

/** E-mails that came and have no claim file; those that machines sent in circles are left out. */
export const findUnfiledMessages = (tx: Tx, asked: Asked, page: Page) =>
  findMessages(tx, asked, {
    ...page,
    where: sql`message.claim_file_id is null and message.direction = 'in' and not message.is_loop`,
  });

/** One message, or `undefined` when the organisation has no such message. */
export async function findMessage(tx: Tx, asked: Asked & { messageId: string }) {
  const [found] = await findMessages(tx, asked, {
    limit: 1,
    where: sql`message.message_id = ${asked.messageId}`,
  });
  return found;
}

/** One message that was just stored. */
export async function requireMessage(
  tx: Tx,
  asked: Asked & { messageId: string },
): Promise<Schema<'Message'>> {
  const found = await findMessage(tx, asked);
  if (found === undefined) throw new Error('A message is missing that was just stored.');
  return found;
}
