import { withoutInvisible } from '@dosar/kernel/cleaned-text';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findParties, recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import { messageReceived } from '../events.ts';
import { findMainWork } from '../recipient-repository.ts';
import {
  countWritten,
  findConversation,
  insertWritten,
  lockConversation,
  type WebConversation,
} from './web-message-repository.ts';

/** More than somebody writes who waits for an answer. */
const mostOfHour = 10;
const hour = 60 * 60 * 1000;
/** A form that is sent twice says the same within this time. */
const repeatedWithin = 60_000;

const title = { ro: 'Mesaj din tracker', en: 'Message from the tracker' };

/** What a person of a claim file and the staff have written to each other on the tracker, the first one first. */
export async function conversationOf(
  tx: Transaction<Database>,
  conversation: WebConversation,
): Promise<Schema<'ClaimantMessages'>> {
  const found = await findConversation(tx, conversation);
  return {
    items: found.map(({ id, direction, text, author_name, system_time }) => ({
      id,
      is_own: direction === 'in',
      text: text ?? '',
      author_name: direction === 'in' ? null : author_name,
      system_time: system_time.toISOString(),
    })),
  };
}

/**
 * Keeps what a claimant wrote on the tracker: it is among the messages of the file and in its timeline, and waits for
 * whoever is in charge. Answers its id; nothing when it has just been written in the same words.
 */
export async function writeWebMessage(
  context: TimelineContext & Pick<ChangeContext, 'caller'>,
  conversation: Omit<WebConversation, 'orgId'>,
  typed: string,
): Promise<string | undefined> {
  const { tx, caller, now } = context;
  const asked = { ...conversation, orgId: caller.orgId };
  const text = webText(typed);
  await lockConversation(tx, asked);
  const { count, newest } = await countWritten(tx, asked, new Date(now.getTime() - hour));
  const isRepeated =
    newest?.body_text === text && now.getTime() - newest.system_time.getTime() < repeatedWithin;
  if (isRepeated) return undefined;
  if (count >= mostOfHour) throw new Problem(409, 'conflict', { context: { reason: 'too_many' } });
  const { claimFileId, partyId } = conversation;
  const assignmentId = await findMainWork(tx, asked.orgId, claimFileId);
  if (assignmentId === undefined) throw notFound();

  const messageId = await insertWritten(tx, asked, { assignmentId, text, now });
  const sender = (await findParties(tx, asked.orgId, claimFileId)).find(({ party_id: id }) => id === partyId);
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId,
    kind: 'web_message',
    title,
    body: text,
    data: {
      message_id: messageId,
      assignment_id: assignmentId,
      direction: 'in',
      from: sender?.full_name ?? null,
    },
  });
  await publish(context, messageReceived, {
    messageId,
    kind: 'web',
    claimFileId,
    assignmentId,
    isAutoReply: false,
  });
  return messageId;
}

/** Plain text without what cannot be seen; something has to be left. */
export function webText(typed: string): string {
  const text = withoutInvisible(typed).replaceAll('\r\n', '\n').trim();
  if (text === '') throw fieldRefused('text', 'required');
  return text;
}
