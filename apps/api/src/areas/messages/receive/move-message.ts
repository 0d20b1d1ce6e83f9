import { codeText } from '@dosar/kernel/cleaned-text';
import type { Schema } from '@dosar/openapi';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent, withdrawEntries } from '#src/areas/claims/index.ts';
import { messageReceived } from '../events.ts';
import { attachmentStores } from '../extension-points.ts';
import { requireMessage } from '../message-list-repository.ts';
import { findFileByNumber } from '../recipient-repository.ts';
import { findPointedFile } from './evidence-repository.ts';
import { channelOf, recordReceived, sendersOf } from './file-received.ts';
import { findSender } from './find-home.ts';
import { lockReceived, setFile } from './inbound-repository.ts';
import { findKeptDocuments, markMoved } from './received-files-repository.ts';

type Home = { claimFileId: string; assignmentId: string; claimFileNo: string };
type Move = { messageId: string; from: Home; to: Home };

/** Moves an e-mail that is in the wrong file, with its documents, or one of the documents alone. Both files tell it. */
export async function moveMessage(call: Call<'moveMessage'>): Promise<Schema<'Message'>> {
  const { path, body, caller, tx, language, audit } = call;
  const { orgId } = caller;
  const messageId = path.received_message_id;
  const message = await lockReceived(tx, orgId, messageId);
  if (message === undefined) throw notFound();
  audit.subject(messageId);
  const { claim_file_id: claimFileId, assignment_id: assignmentId } = message;
  if (claimFileId === null) throw conflict('unfiled');
  const target = await findFileByNumber(tx, orgId, codeText(body.claim_file_no));
  if (target === undefined) throw fieldRefused('claim_file_no', 'unknown_code');
  if (target.claim_file_id === claimFileId) throw conflict('same_file');
  const from = await homeOf(call, claimFileId, assignmentId ?? target.assignment_id);
  const to = await homeOf(call, target.claim_file_id, target.assignment_id);
  audit.note({ from: from.claimFileNo, to: to.claimFileNo });
  if (body.position === undefined) await moveAll(call, { messageId, from, to }, message);
  else await moveOne(call, { messageId, from, to }, body.position);
  return requireMessage(tx, { orgId, messageId, language });
}

type Received = NonNullable<Awaited<ReturnType<typeof lockReceived>>>;

async function moveAll(call: Call<'moveMessage'>, move: Move, message: Received): Promise<void> {
  const { tx, caller } = call;
  const { orgId } = caller;
  const { messageId, from, to } = move;
  const documents = await findKeptDocuments(tx, orgId, messageId);
  const documentIds = documents.map(({ documentId }) => documentId);
  await moveDocuments(call, move, documentIds);
  const senderPartyId = await findSender(call, to.claimFileId, sendersOf(message), channelOf(message));
  await setFile(tx, { orgId, messageId, ...to, senderPartyId });
  await withdrawEntries(tx, { orgId, claimFileId: from.claimFileId, messageId, documentIds });
  const kind = message.kind === 'sms' ? 'SMS' : 'E-mail';
  await trace(call, from, {
    ro: `${kind} mutat în dosarul ${to.claimFileNo}`,
    en: `${kind} moved to ${to.claimFileNo}`,
  });
  await trace(call, to, {
    ro: `${kind} mutat din dosarul ${from.claimFileNo}`,
    en: `${kind} moved from ${from.claimFileNo}`,
  });
  await recordReceived(call, messageId, message, { ...to, senderPartyId });
  await publish(call, messageReceived, {
    messageId,
    kind: message.kind,
    claimFileId: to.claimFileId,
    assignmentId: to.assignmentId,
    isAutoReply: message.is_auto_reply,
  });
}

async function moveOne(call: Call<'moveMessage'>, move: Move, position: number): Promise<void> {
  const { tx, caller } = call;
  const { orgId } = caller;
  const { messageId, from, to } = move;
  const kept = await findKeptDocuments(tx, orgId, messageId);
  const documentId = kept.find((one) => one.position === position)?.documentId;
  if (documentId === undefined) throw conflict('no_document');
  const [name] = await moveDocuments(call, move, [documentId]);
  if (name === undefined) throw conflict('no_document');
  await markMoved(tx, { orgId, messageId, position, claimFileNo: to.claimFileNo });
  await withdrawEntries(tx, { orgId, claimFileId: from.claimFileId, documentIds: [documentId] });
  await trace(call, from, {
    ro: `Document mutat în dosarul ${to.claimFileNo}`,
    en: `Document moved to ${to.claimFileNo}`,
  });
  await trace(
    call,
    to,
    { ro: `Document mutat din dosarul ${from.claimFileNo}`, en: `Document moved from ${from.claimFileNo}` },
    name,
  );
}

async function moveDocuments(
  call: Call<'moveMessage'>,
  { from, to }: Move,
  documentIds: readonly string[],
): Promise<string[]> {
  const [store] = attachmentStores.entries();
  return store === undefined || documentIds.length === 0 ? [] : store.move(call, { documentIds, from, to });
}

async function homeOf(
  { tx, caller }: Call<'moveMessage'>,
  claimFileId: string,
  assignmentId: string,
): Promise<Home> {
  const [file] = await findPointedFile(tx, caller.orgId, claimFileId);
  return { claimFileId, assignmentId, claimFileNo: file?.claimFileNo ?? '' };
}

function trace(
  call: Call<'moveMessage'>,
  { claimFileId, assignmentId }: Home,
  title: { ro: string; en: string },
  body?: string,
) {
  return recordTimelineEvent(call, { claimFileId, assignmentId, kind: 'document', title, body });
}

function conflict(reason: 'unfiled' | 'same_file' | 'no_document'): Problem {
  return new Problem(409, 'conflict', { context: { reason } });
}
