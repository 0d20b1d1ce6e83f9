import type { Readable } from 'node:stream';

/** A calendar entry that an e-mail adds, changes or takes away. */
export type CalendarPart = { method: 'publish' | 'cancel'; fileName: string; content: string };

/** What an e-mail of a claim file has besides its text; kept with its row in the outbox. */
export type MailParts = {
  /** Message-ID without brackets: the same for each of its recipients. */
  messageId: string;
  /** Who gets it, as each of them reads it. */
  to: string[];
  cc: string[];
  /** The Message-ID that it answers. */
  inReplyTo?: string;
  attachments: { storageKey: string; fileName: string; mimeType: string }[];
  /** An entry for the reader's calendar, as an iCalendar text; kept here because nobody asks for it again. */
  calendar?: CalendarPart;
};

/** A file on its way out with an e-mail. */
export type OutgoingAttachment = { fileName: string; mimeType: string; content: Readable };

/** Where a push service takes news for one browser, and what they are encrypted with (RFC 8291). */
export type BrowserAddress = { endpoint: string; p256dh: string; auth: string };

/** A message on its way out; `id` lets the receiver recognise a second delivery of the same message. */
export type OutboxMessage = {
  id: string;
  kind: 'email' | 'sms' | 'push';
  /** An address, a number, or the id under which a browser is registered. */
  to: string;
  subject: string | null;
  body: string;
  /** What the organisation says about its e-mails; the installation's own where it says nothing. */
  senderName?: string | null;
  replyTo?: string | null;
  /** Browsers only. */
  browser?: BrowserAddress;
  /** E-mails of claim files only. */
  mail?: Omit<MailParts, 'attachments'> & { attachments: OutgoingAttachment[] };
};

/** The receiver refuses the message for good, such as an address that does not exist: trying again changes nothing. */
export class Undeliverable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Undeliverable';
  }
}

/** Hands one message over to whoever delivers it; throws when that did not work. */
export type MessageProvider = (message: OutboxMessage) => Promise<void>;
