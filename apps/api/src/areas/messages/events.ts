import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** Facts of every message on a claim file. */
type MessageFacts = {
  messageId: string;
  kind: 'email' | 'sms' | 'web';
  claimFileId: string;
  assignmentId: string | undefined;
};

/** A message has left for all of its recipients. */
export const messageSent = defineEvent<MessageFacts>('message.sent');

/** A message did not reach somebody: it was given up, or came back. */
export const messageFailed = defineEvent<MessageFacts & { reason: string | undefined }>('message.failed');

/** Somebody wrote to a claim file. */
export const messageReceived = defineEvent<
  MessageFacts & {
    /** A machine wrote it, such as an out-of-office notice: it wakes nobody. */
    isAutoReply: boolean;
  }
>('message.received');
