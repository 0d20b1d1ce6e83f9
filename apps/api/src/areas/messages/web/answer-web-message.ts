import type { Schema } from '@dosar/openapi';
import { endOfQuietHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findParties, recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findFileToConfirm } from '../confirm/confirmation-repository.ts';
import { requireMessage } from '../message-list-repository.ts';
import { insertMessage } from '../message-repository.ts';
import { findPartyChannels } from '../recipient-repository.ts';
import { sendFileMessage } from '../send-file-message.ts';
import { answerReason } from './web-entries.ts';
import { lockWritten, markRead } from './web-message-repository.ts';
import { answerEmail, answerSms } from './web-texts.ts';
import { webText } from './write-web-message.ts';

type Needs = { trackerOrigin: string; mailFrom: string; smsSender: string };
type Answered = { claimFileId: string; assignmentId: string; partyId: string };

const title = { ro: 'Răspuns în tracker', en: 'Answer on the tracker' };

/** Answers what a claimant wrote on the tracker, where the claimant reads it, and says so by a confirmed channel. */
export async function answerWebMessage(
  needs: Needs,
  call: Call<'answerWebMessage'>,
): Promise<Schema<'Message'>> {
  const { path, body, caller, tx, now, language, audit } = call;
  const { orgId } = caller;
  const text = webText(body.text);
  const { threadId, ...answered } = await requireWritten(call, path.web_message_id);
  const messageId = await insertMessage(
    tx,
    {
      org_id: orgId,
      kind: 'web',
      direction: 'out',
      claim_file_id: answered.claimFileId,
      assignment_id: answered.assignmentId,
      from_address: '',
      to_addresses: [],
      body_text: text,
      state: 'delivered',
      thread_id: threadId,
      sent_by_user_id: caller.actorUserId ?? caller.userId,
      system_time: now,
    },
    '',
  );
  audit.subject(messageId);
  await markRead(tx, { orgId, threadId, now });
  const parties = await findParties(tx, orgId, answered.claimFileId);
  const reader = parties.find(({ party_id: id }) => id === answered.partyId);
  await recordTimelineEvent(call, {
    claimFileId: answered.claimFileId,
    assignmentId: answered.assignmentId,
    kind: 'web_message',
    title,
    body: text,
    data: {
      message_id: messageId,
      assignment_id: answered.assignmentId,
      direction: 'out',
      to: reader === undefined ? [] : [reader.full_name],
    },
  });
  await tellReader(needs, call, answered);
  return requireMessage(tx, { orgId, messageId, language });
}

/** Takes what a claimant wrote as read: it needs no answer. */
export async function readWebMessage(call: Call<'readWebMessage'>): Promise<Schema<'Message'>> {
  const { path, caller, tx, now, language, audit } = call;
  const { orgId } = caller;
  const { threadId } = await requireWritten(call, path.web_message_id);
  audit.subject(path.web_message_id);
  await markRead(tx, { orgId, threadId, now });
  return requireMessage(tx, { orgId, messageId: path.web_message_id, language });
}

async function requireWritten(
  { tx, caller }: Pick<Call<'answerWebMessage' | 'readWebMessage'>, 'tx' | 'caller'>,
  messageId: string,
): Promise<Answered & { threadId: string }> {
  const written = await lockWritten(tx, caller.orgId, messageId);
  const { claim_file_id: claimFileId, assignment_id: assignmentId, sender_party_id: partyId } = written ?? {};
  if (written === undefined || !claimFileId || !assignmentId || !partyId) throw notFound();
  return { claimFileId, assignmentId, partyId, threadId: written.thread_id ?? written.message_id };
}

/** Whoever wrote learns that the answer has come, and nothing of what it says; without a confirmed channel nobody is told. */
async function tellReader(needs: Needs, call: Call<'answerWebMessage'>, answered: Answered): Promise<void> {
  const { tx, caller, now } = call;
  const { orgId } = caller;
  const { partyId, claimFileId, assignmentId } = answered;
  const file = await findFileToConfirm(tx, orgId, claimFileId);
  const party = (await findPartyChannels(tx, orgId, [partyId])).get(partyId);
  const channel = party?.channels.find(
    ({ kind, state, takes_sms: takesSms }) => state === 'confirmed' && (kind === 'email' || takesSms),
  );
  if (file === undefined || party === undefined || channel === undefined) return;
  const { organisation, org_code: orgCode, claim_file_no: claimFileNo } = file;
  const trackerUrl = `${needs.trackerOrigin}/status/${claimFileNo}?org_code=${encodeURIComponent(orgCode)}`;
  const facts = { organisation, claimFileNo, trackerUrl };
  const text =
    channel.kind === 'email'
      ? { kind: 'email' as const, from: needs.mailFrom, ...answerEmail(party.language, facts) }
      : { kind: 'sms' as const, from: needs.smsSender, body: answerSms(party.language, facts) };
  const morning = text.kind === 'sms' ? endOfQuietHours(now, await findMessageHours(tx, orgId)) : undefined;
  await sendFileMessage(call, {
    reason: answerReason,
    claimFileId,
    assignmentId,
    to: channel.address,
    partyId,
    language: party.language,
    ...(morning !== undefined && { sendAt: morning }),
    ...text,
  });
}
