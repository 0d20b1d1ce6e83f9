import type { Schema } from '@dosar/openapi';
import type { Formats } from '@dosar/i18n';
import type { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Message = Schema<'Message'>;
type Words = ReturnType<typeof useIntl>['formatMessage'];

/** Who wrote to whom. */
export function peopleOf(message: Message, t: Words): string {
  if (message.kind === 'web') return message.from_name ?? message.author_name ?? t(messages.us);
  const from = message.from_name ?? (message.direction === 'in' ? message.from : message.author_name);
  const to = message.recipients.map(({ name, address }) => name ?? address).join(', ');
  if (message.direction === 'in') return t(messages.toUs, { from: from ?? message.from });
  return t(messages.fromTo, { from: from ?? t(messages.us), to });
}

/** Longer than the seconds in which one can change one's mind: a time that was chosen, or the morning. */
const longestWait = 60_000;

/** What became of a message; one that waits for its time says which. */
export function stateWords(
  { state, send_at: at, system_time: written }: Message,
  t: Words,
  formats: Formats,
) {
  const waits = at === null ? 0 : new Date(at).getTime() - new Date(written).getTime();
  return state === 'queued' && at !== null && waits > longestWait
    ? t(messages.leavesAt, { time: formats.dateTime(at) })
    : t(messages.state, { state });
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
