import type { Schema } from '@dosar/openapi';
import type { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Message = Schema<'Message'>;
type Words = ReturnType<typeof useIntl>['formatMessage'];

/** Who wrote to whom. */
export function peopleOf(message: Message, t: Words): string {
  const from = message.from_name ?? (message.direction === 'in' ? message.from : message.author_name);
  const to = message.recipients.map(({ name, address }) => name ?? address).join(', ');
  if (message.direction === 'in') return t(messages.toUs, { from: from ?? message.from });
  return t(messages.fromTo, { from: from ?? t(messages.us), to });
}

/** The first of a list of messages that belong to one conversation, and the others, newest first. */
export type Conversation = { threadId: string; messages: Message[] };

/** Messages, newest first, as conversations; each stands where its newest message does. */
export function conversationsOf(found: readonly Message[]): Conversation[] {
  const byThread = new Map<string, Message[]>();
  for (const message of found)
    byThread.set(message.thread_id, [...(byThread.get(message.thread_id) ?? []), message]);
  return [...byThread].map(([threadId, ofThread]) => ({ threadId, messages: ofThread }));
}
