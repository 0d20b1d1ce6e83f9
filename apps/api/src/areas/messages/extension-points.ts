import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** A reason for a message from a claim file. */
export type MessageReason = {
  /** The code stored with each message, such as `document_request`. */
  code: string;
  /** Its name in the file. */
  name: BilingualText;
  /** The allowed channels. */
  channels: readonly ('email' | 'sms')[];
  /** Whether it answers an act of its reader, such as the confirmation of an address; rules never redirect such messages. */
  isAnswer?: true;
  /** The topic that its reader may stop; messages required by law have none and always arrive. */
  topic?: Schema<'MessageTopic'>;
};

/** The reasons for messages from claim files. */
export const messageReasons = extensionPoint<MessageReason>('messages.reasons');

/** An attachment of an outgoing message. */
export type SentFile = {
  documentId: string;
  fileName: string;
  mimeType: string;
  size: number;
  storageKey: string;
};

/** An attachment of a received message; its content is already in the file store. */
export type ReceivedFile = {
  fileName: string;
  mimeType: string;
  size: number;
  sha256: string;
  storageKey: string;
};

/** The store of attachments: the documents of claim files. */
export type AttachmentStore = {
  /** The requested documents that belong to the file and may be sent, in the copies for people outside. */
  find: (
    tx: Transaction<Database>,
    wanted: { orgId: string; claimFileId: string; documentIds: readonly string[] },
  ) => Promise<SentFile[]>;
  /** Stores received files as documents of a claim file and returns their ids in the same order. */
  keep: (
    context: ChangeContext,
    received: {
      claimFileId: string;
      assignmentId: string | undefined;
      files: readonly ReceivedFile[];
    },
  ) => Promise<string[]>;
  /**
   * Moves documents from one claim file to another, where nobody has judged them and only the staff see them; answers the names of
   * those that were still in the first.
   */
  move: (
    context: ChangeContext,
    moved: {
      documentIds: readonly string[];
      from: { claimFileId: string };
      to: { claimFileId: string; assignmentId: string };
    },
  ) => Promise<string[]>;
};

/** The one store of attachments; without it messages carry none. */
export const attachmentStores = extensionPoint<AttachmentStore>('messages.attachment-stores');

/** A question that people answer by one word, such as whether they come to a visit. */
export type OneWordQuestion = {
  /** Whether a text is such an answer. */
  isAnswer: (text: string) => boolean;
  /** The claim files with an open question to a phone number. */
  findFiles: (
    tx: Transaction<Database>,
    asked: { orgId: string; number: string; now: Date },
  ) => Promise<string[]>;
};

/** The questions that people answer by one word. */
export const oneWordQuestions = extensionPoint<OneWordQuestion>('messages.one-word-questions');

/** Special rules for the messages of a claim file, such as an agreement with a fleet. */
export type MessageRule = {
  /** The language of messages; that of the reader when absent. */
  language?: 'ro' | 'en';
  /** The contact who gets the driver's messages; without an address for the channel nobody gets them. */
  insteadOfDriver?: { name: string; email: string | null; phone: string | null };
  /** Whether the driver gets no messages. */
  skipsDriver: boolean;
  /** The set whose texts stand in for the standard templates. */
  templateSetId?: string;
  /** The name of the special customer, as everybody who works on the file may read it. */
  because: BilingualText;
};

/** A source of special rules for messages. */
export type MessageRuleSource = {
  find: (
    tx: Transaction<Database>,
    orgId: string,
    claimFileIds: readonly string[],
  ) => Promise<ReadonlyMap<string, MessageRule>>;
};

/** The sources of special rules for messages; at most one area adds one. */
export const messageRules = extensionPoint<MessageRuleSource>('messages.file-rules');

/** The special rules for the messages of some files. */
export async function messageRulesOf(
  tx: Transaction<Database>,
  orgId: string,
  claimFileIds: readonly string[],
): Promise<ReadonlyMap<string, MessageRule>> {
  const [source] = messageRules.entries();
  return (await source?.find(tx, orgId, claimFileIds)) ?? new Map<string, MessageRule>();
}
