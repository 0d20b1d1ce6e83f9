/** A message on its way out; `id` lets the receiver recognise a second delivery of the same message. */
export type OutboxMessage = {
  id: string;
  kind: 'email' | 'sms';
  to: string;
  subject: string | null;
  body: string;
};

/** Hands one message over to whoever delivers it; throws when that did not work. */
export type MessageProvider = (message: OutboxMessage) => Promise<void>;
