import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { recordTimelineEvent, type TimelineContext } from '../claims/index.ts';
import { messageReasons } from './extension-points.ts';
import { insertMessage } from './message-repository.ts';

/** A message to somebody about a claim file. */
export type FileMessage = {
  /** Code of the registered reason for which the product writes. */
  reason: string;
  claimFileId: string;
  assignmentId: string;
  kind: 'email' | 'sms';
  from: string;
  to: string;
  subject?: string;
  /** Plain text, as it is sent. */
  body: string;
  /** What is kept on the file instead, where the sent text carries a secret of its reader. */
  keptBody?: string;
  language: 'ro' | 'en';
};

const titles = {
  email: { ro: 'E-mail trimis', en: 'E-mail sent' },
  sms: { ro: 'SMS trimis', en: 'Text message sent' },
} as const;

/** Sends a message from a claim file: it is on the file, in its timeline and on its way, or none of the three. */
export async function sendFileMessage(context: TimelineContext, message: FileMessage): Promise<void> {
  const { tx, caller, now } = context;
  const { claimFileId, assignmentId, kind, to, subject, body } = message;
  const reason = messageReasons.entries().find(({ code }) => code === message.reason);
  if (reason?.channels.includes(kind) !== true)
    throw new Error(`No area has registered "${message.reason}" as a reason to send an ${kind}.`);
  const messageId = await insertMessage(tx, {
    org_id: caller.orgId,
    kind,
    direction: 'out',
    claim_file_id: claimFileId,
    assignment_id: assignmentId,
    from_address: message.from,
    to_addresses: [to],
    subject: subject ?? null,
    body_text: message.keptBody ?? body,
    language: message.language,
    state: 'queued',
    reason_code: reason.code,
    system_time: now,
  });
  await enqueue(tx, {
    orgId: caller.orgId,
    kind,
    to,
    body,
    messageId,
    ...(subject !== undefined && { subject }),
  });
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId,
    kind,
    title: titles[kind],
    ...(subject !== undefined && { body: subject }),
    data: { message_id: messageId, reason: reason.name },
  });
}
