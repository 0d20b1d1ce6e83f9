import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import type { CalendarPart } from '#src/kernel/outbox/message-provider.ts';
import { recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { SentFile } from '../extension-points.ts';
import { internetMessageId } from './internet-message-id.ts';
import { titleOf, type SentTemplate } from './sent-template.ts';
import { pushToBrowsers } from '../push/push-to-browsers.ts';
import { insertAttachments, insertMessage, insertRecipients } from '../message-repository.ts';

/** Somebody who gets a message. */
export type MessageRecipient = {
  kind: 'to' | 'cc';
  address: string;
  partyId?: string;
  name?: string;
};

/** A message on its way out of a claim file. */
export type OutgoingFileMessage = {
  claimFileId: string;
  assignmentId: string;
  kind: 'email' | 'sms';
  from: string;
  recipients: readonly MessageRecipient[];
  subject?: string;
  /** Plain text, as it is sent. */
  body: string;
  /** What is kept on the file instead, where the sent text carries a secret of its reader. */
  keptBody?: string;
  language: 'ro' | 'en';
  files?: readonly SentFile[];
  calendar?: CalendarPart;
  /** Registered reason, where the product writes by itself. */
  reason?: { code: string; name: BilingualText; isAnswer?: true };
  template?: SentTemplate;
  authorUserId?: string;
  /** The conversation that it belongs to; a new one when absent. */
  thread?: { threadId: string; inReplyTo: string | undefined };
  /** At once when absent. */
  sendAt?: Date;
};

const titles = {
  email: { ro: 'E-mail trimis', en: 'E-mail sent' },
  sms: { ro: 'SMS trimis', en: 'SMS sent' },
} as const;

/** The timeline shows the beginning of long texts. */
const longestExcerpt = 2_000;

/**
 * Puts a message on its file, into the timeline and on its way to each recipient, or does none of the three.
 *
 * Each recipient has a delivery of their own, so that one wrong address stops nobody else. Answers the id of the message.
 */
export async function putMessage(context: TimelineContext, message: OutgoingFileMessage): Promise<string> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const messageId = await insertMessage(tx, rowOf(message, orgId, now), message.from);
  const addresses = (kind: 'to' | 'cc') =>
    message.recipients.filter((recipient) => recipient.kind === kind).map(({ address }) => address);
  const files = message.files ?? [];

  const outboxIds: string[] = [];
  for (const { address } of message.recipients)
    outboxIds.push(
      await enqueue(tx, {
        orgId,
        kind: message.kind,
        to: address,
        body: message.body,
        messageId,
        ...(message.subject !== undefined && { subject: message.subject }),
        ...(message.sendAt !== undefined && { sendAt: message.sendAt }),
        ...(message.kind === 'email' && {
          mail: {
            messageId: internetMessageId(messageId, message.from),
            to: addresses('to'),
            cc: addresses('cc'),
            ...(message.thread?.inReplyTo !== undefined && { inReplyTo: message.thread.inReplyTo }),
            ...(message.calendar !== undefined && { calendar: message.calendar }),
            attachments: files.map(({ storageKey, fileName, mimeType }) => ({
              storageKey,
              fileName,
              mimeType,
            })),
          },
        }),
      }),
    );
  await insertRecipients(tx, { orgId, messageId, recipients: message.recipients, outboxIds });
  await insertAttachments(tx, { orgId, messageId, files });
  await recordTimelineEvent(context, {
    claimFileId: message.claimFileId,
    assignmentId: message.assignmentId,
    kind: message.kind,
    title: titleOf(titles[message.kind], message.template),
    body: (message.keptBody ?? message.body).slice(0, longestExcerpt),
    data: {
      message_id: messageId,
      assignment_id: message.assignmentId,
      direction: 'out',
      subject: message.subject ?? null,
      to: message.recipients.map(({ name, address }) => name ?? address),
      ...(message.reason && { reason: message.reason.name }),
    },
  });
  // What answers its reader, such as a confirmation of an address, is no news of the case.
  if (message.reason?.isAnswer !== true) {
    const { claimFileId, sendAt } = message;
    for (const reader of message.recipients)
      await pushToBrowsers(context, { claimFileId, messageId, reader, sendAt });
  }
  return messageId;
}

function rowOf(message: OutgoingFileMessage, orgId: string, now: Date) {
  return {
    org_id: orgId,
    kind: message.kind,
    direction: 'out' as const,
    claim_file_id: message.claimFileId,
    assignment_id: message.assignmentId,
    from_address: message.from,
    to_addresses: message.recipients.filter(({ kind }) => kind === 'to').map(({ address }) => address),
    cc_addresses: message.recipients.filter(({ kind }) => kind === 'cc').map(({ address }) => address),
    subject: message.subject ?? null,
    body_text: message.keptBody ?? message.body,
    language: message.language,
    state: 'queued' as const,
    reason_code: message.reason?.code ?? null,
    template_code: message.template?.code ?? null,
    sent_by_user_id: message.authorUserId ?? null,
    thread_id: message.thread?.threadId ?? null,
    send_at: message.sendAt ?? null,
    system_time: now,
  };
}
