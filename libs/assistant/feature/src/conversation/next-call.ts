import { daysBetween } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';

/** One message of a conversation (E6). */
export type Message = Schema<'AssistantMessage'>;

/** The call that a conversation waits for. */
export type NextCall = { kind: 'complete' | 'process'; id: string };

/** A message whose call failed or was stopped: it is not called for again by itself. */
export type Halt = { id: string; why: 'failed' | 'stopped' };

/**
 * T4: the last message decides. An output that is pending is completed, one that is saved is processed as soon as the
 * user has confirmed something of what it proposes; a reload goes on from the same place.
 */
export function nextCall(messages: readonly Message[], halt?: Halt): NextCall | undefined {
  const last = messages.at(-1);
  if (last?.message_type !== 'output' || halt?.id === last.id) return undefined;
  if (last.run_status === 'pending') return { kind: 'complete', id: last.id };
  if (last.run_status === 'saved' && isConfirmed(last)) return { kind: 'process', id: last.id };
  return undefined;
}

/** Whether the user has decided about every proposal, and for at least one. */
function isConfirmed({ proposals }: Message): boolean {
  return (
    proposals.every(({ outcome }) => outcome !== null) &&
    proposals.some(({ outcome }) => outcome === 'accepted')
  );
}

/** The conversation with an answer at its end; the answer to a repeated call is there only once. */
export function withAnswer(messages: readonly Message[], answer: Message): Message[] {
  return [...messages.filter(({ id }) => id !== answer.id), answer];
}

/** The conversation with a message as it is now, where it was. */
export function withChanged(messages: readonly Message[], changed: Message): Message[] {
  return messages.map((message) => (message.id === changed.id ? changed : message));
}

/** T5: a conversation ends when more than a day lies between its last message and today, unless nothing was asked yet. */
export function beginsAnew(messages: readonly Message[], now: Date): boolean {
  const last = messages.at(-1);
  if (!last || messages.every(({ type }) => type === 'initial')) return false;
  return daysBetween(localDateOf(new Date(last.system_time)), localDateOf(now)) > 1;
}

/** What is shown: a message that only stood for its answer goes once that is there. */
export function shownMessages(messages: readonly Message[]): Message[] {
  return messages.filter(
    ({ run_status }, place) => run_status !== 'pending' || place === messages.length - 1,
  );
}
