import { endOfQuietHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import type { CalendarPart } from '#src/kernel/outbox/message-provider.ts';
import type { TimelineContext } from '../claims/index.ts';
import { isTopicStopped } from './choices/choice-repository.ts';
import { withWayOut } from './choices/with-way-out.ts';
import { writtenFor } from './send/written-for.ts';
import { messageReasons, type MessageReason, type SentFile } from './extension-points.ts';
import { ruledRecipient } from './send/ruled-recipient.ts';
import { keepSilent } from './send/keep-silent.ts';
import { isSmsStopped } from './receive/sms-stop-repository.ts';
import { putMessage } from './send/put-message.ts';
import type { SentTemplate } from './send/sent-template.ts';

/** A message that the product sends by itself to somebody about a claim file. */
export type FileMessage = {
  /** Code of the registered reason for which the product writes. */
  reason: string;
  claimFileId: string;
  assignmentId: string;
  kind: 'email' | 'sms';
  from: string;
  to: string;
  /** Whose address it is, where that is known: what becomes of the message shows on that person. */
  partyId?: string;
  subject?: string;
  /** Plain text, as it is sent. */
  body: string;
  /** What is kept on the file instead, where the sent text carries a secret of its reader. */
  keptBody?: string;
  language: 'ro' | 'en';
  /** What goes along with an e-mail. */
  files?: readonly SentFile[];
  /** An entry for the reader's calendar that goes along with an e-mail. */
  calendar?: CalendarPart;
  /** When it leaves; at once when absent. */
  sendAt?: Date;
  /** Where its text comes from a template. */
  template?: SentTemplate;
};

/**
 * Sends a message from a claim file: it is on the file, in its timeline and on its way, or none of the three.
 *
 * Answers its id; nothing where a rule of the file or the reader says that they get none, which the timeline then says.
 */
export async function sendFileMessage(
  context: TimelineContext,
  { reason: code, to, partyId, ...message }: FileMessage,
): Promise<string | undefined> {
  const reason = messageReasons.entries().find((known) => known.code === code);
  if (reason?.channels.includes(message.kind) !== true)
    throw new Error(`No area has registered "${code}" as a reason to send an ${message.kind}.`);
  const recipient = { address: to, ...(partyId !== undefined && { partyId }) };
  const reader =
    reason.isAnswer === true ? recipient : await ruledRecipient(context, { ...message, recipient });
  if (reader === undefined) return undefined;
  if (
    message.kind === 'sms' &&
    reason.isAnswer !== true &&
    (await isSmsStopped(context.tx, context.caller.orgId, reader.address))
  )
    return keepSilent(context, message, 'number');
  if (await wantsNone(context, message.claimFileId, reason, reader))
    return keepSilent(context, message, 'topic');
  const asSent = (text: string) => writtenFor(withWayOut(text, reason.topic, message), message.kind);
  return putMessage(context, {
    ...message,
    body: asSent(message.body),
    ...(message.keptBody !== undefined && { keptBody: asSent(message.keptBody) }),
    ...(await leavesInTheMorning(context, reason, message)),
    reason,
    recipients: [{ kind: 'to', ...reader }],
  });
}

/** Nobody is woken by what they may stop: such a text message waits for the end of quiet hours, unless its time was chosen. */
async function leavesInTheMorning(
  { tx, caller, now }: TimelineContext,
  { topic }: MessageReason,
  { kind, sendAt }: Pick<FileMessage, 'kind' | 'sendAt'>,
): Promise<{ sendAt?: Date }> {
  if (kind !== 'sms' || topic === undefined || sendAt !== undefined) return {};
  const morning = endOfQuietHours(now, await findMessageHours(tx, caller.orgId));
  return morning === undefined ? {} : { sendAt: morning };
}

async function wantsNone(
  { tx, caller }: TimelineContext,
  claimFileId: string,
  { topic }: MessageReason,
  { address, partyId }: { address: string; partyId?: string },
): Promise<boolean> {
  if (topic === undefined) return false;
  return isTopicStopped(tx, { orgId: caller.orgId, claimFileId, address, partyId, topic });
}
