import { codeText } from '@dosar/kernel/cleaned-text';
import type { Schema } from '@dosar/openapi';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findParties, recordTimelineEvent } from '#src/areas/claims/index.ts';
import { messageReceived } from '../events.ts';
import { attachmentStores } from '../extension-points.ts';
import { requireMessage } from '../message-list-repository.ts';
import { findFileByNumber } from '../recipient-repository.ts';
import { findSender, type FileHome } from './find-home.ts';
import { lockReceived, setFile, type ReceivedMessage } from './inbound-repository.ts';
import { findWaitingFiles, setDocument } from './received-files-repository.ts';

const longestExcerpt = 2_000;
const titles = {
  email: { ro: 'E-mail primit', en: 'E-mail received' },
  sms: { ro: 'SMS primit', en: 'SMS received' },
};
const autoReplyTitle = { ro: 'Răspuns automat primit', en: 'Automatic reply received' };

/** Puts a message that came into its file, with its attachments as documents and an entry in the timeline. */
export async function fileReceived(context: ChangeContext, messageId: string, home: FileHome): Promise<void> {
  const { tx, caller } = context;
  const { orgId } = caller;
  const { claimFileId, assignmentId, senderPartyId } = home;
  const message = await lockReceived(tx, orgId, messageId);
  if (message === undefined) throw notFound();
  if (message.claim_file_id !== null) throw new Problem(409, 'conflict', { context: { reason: 'filed' } });
  await setFile(tx, { orgId, messageId, claimFileId, assignmentId, senderPartyId });
  await keepAttachments(context, messageId, home);

  await recordReceived(context, messageId, message, home);
  await publish(context, messageReceived, {
    messageId,
    kind: message.kind,
    claimFileId,
    assignmentId,
    isAutoReply: message.is_auto_reply,
  });
}

/** Tells in the timeline of a file who wrote what to it. */
export async function recordReceived(
  context: ChangeContext,
  messageId: string,
  message: Pick<ReceivedMessage, 'kind' | 'subject' | 'body_text' | 'from_address' | 'is_auto_reply'>,
  { claimFileId, assignmentId, senderPartyId }: FileHome,
): Promise<void> {
  const sender = (await findParties(context.tx, context.caller.orgId, claimFileId)).find(
    ({ party_id: id }) => id === senderPartyId,
  );
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId,
    kind: message.kind,
    title: message.is_auto_reply ? autoReplyTitle : titles[message.kind],
    body: (message.body_text ?? '').slice(0, longestExcerpt),
    data: {
      message_id: messageId,
      assignment_id: assignmentId,
      direction: 'in',
      subject: message.subject,
      from: sender?.full_name ?? message.from_address,
      is_auto_reply: message.is_auto_reply,
      is_sender_unknown: sender === undefined && !message.is_auto_reply,
    },
  });
}

async function keepAttachments(context: ChangeContext, messageId: string, home: FileHome): Promise<void> {
  const { tx, caller } = context;
  const { orgId } = caller;
  const waiting = await findWaitingFiles(tx, orgId, messageId);
  const [store] = attachmentStores.entries();
  if (store === undefined || waiting.length === 0) return;
  const documentIds = await store.keep(context, { ...home, files: waiting });
  for (const [index, { position }] of waiting.entries()) {
    const documentId = documentIds[index];
    if (documentId !== undefined) await setDocument(tx, { orgId, messageId, position, documentId });
  }
}

/** A member of staff says which file an e-mail belongs to. */
export async function fileMessage(call: Call<'fileMessage'>): Promise<Schema<'Message'>> {
  const { path, body, caller, tx, language, audit } = call;
  const { orgId } = caller;
  const messageId = path.received_message_id;
  const message = await lockReceived(tx, orgId, messageId);
  if (message === undefined) throw notFound();
  audit.subject(messageId);
  const file = await findFileByNumber(tx, orgId, codeText(body.claim_file_no));
  if (file === undefined) throw fieldRefused('claim_file_no', 'unknown_code');
  await fileReceived(call, messageId, {
    claimFileId: file.claim_file_id,
    assignmentId: file.assignment_id,
    senderPartyId: await findSender(call, file.claim_file_id, sendersOf(message), channelOf(message)),
  });
  return requireMessage(tx, { orgId, messageId, language });
}

/** By which kind of address the people of a file have sent a message. */
export const channelOf = ({ kind }: Pick<ReceivedMessage, 'kind'>): 'email' | 'phone' =>
  kind === 'sms' ? 'phone' : 'email';

/** The addresses that a stored message may be from. */
export const sendersOf = (message: { from_address: string; reply_to_address: string | null }): string[] =>
  [message.from_address, message.reply_to_address].filter((address) => address !== null);
