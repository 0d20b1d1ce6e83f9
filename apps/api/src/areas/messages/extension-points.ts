import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** Why the product writes to somebody about a claim file. */
export type MessageReason = {
  /** Kept with each message, such as `document_request`. */
  code: string;
  /** What the file calls it. */
  name: BilingualText;
  /** The channels that it may take. */
  channels: readonly ('email' | 'sms')[];
  /** It answers what its reader has just done, such as the confirmation of an address: no rule sends it to somebody else. */
  isAnswer?: true;
  /** What its reader may stop; what the law asks for has none and always comes. */
  topic?: Schema<'MessageTopic'>;
};

/** Every reason for which areas send messages from claim files. */
export const messageReasons = extensionPoint<MessageReason>('messages.reasons');

/** A file that leaves with a message. */
export type SentFile = {
  documentId: string;
  fileName: string;
  mimeType: string;
  size: number;
  storageKey: string;
};

/** A file that came with a message; its content is in the file store already. */
export type ReceivedFile = {
  fileName: string;
  mimeType: string;
  size: number;
  sha256: string;
  storageKey: string;
};

/** Where attachments come from and go to: the documents of claim files. */
export type AttachmentStore = {
  /** Those of the wanted documents that belong to the file and may leave, as people outside may have them. */
  find: (
    tx: Transaction<Database>,
    wanted: { orgId: string; claimFileId: string; documentIds: readonly string[] },
  ) => Promise<SentFile[]>;
  /** Keeps received files as documents of a claim file; answers their ids in the same order. */
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

/** What people are asked that one word answers, such as whether they come to a visit. */
export type OneWordQuestion = {
  /** Whether a text is such an answer. */
  isAnswer: (text: string) => boolean;
  /** The claim files from which a number was asked and may still answer. */
  findFiles: (
    tx: Transaction<Database>,
    asked: { orgId: string; number: string; now: Date },
  ) => Promise<string[]>;
};

/** Every question that an answer of one word belongs to. */
export const oneWordQuestions = extensionPoint<OneWordQuestion>('messages.one-word-questions');

/** What is different for the messages from a claim file, such as the agreement with a fleet. */
export type MessageRule = {
  /** In which language the product writes; that of the reader when absent. */
  language?: 'ro' | 'en';
  /** Who gets what the driver would get; without an address of the kind nobody gets it. */
  insteadOfDriver?: { name: string; email: string | null; phone: string | null };
  /** Nothing is sent to the driver. */
  skipsDriver: boolean;
  /** The set whose texts stand in for the standard templates. */
  templateSetId?: string;
  /** For whom, as everybody who works on the file may read it. */
  because: BilingualText;
};

/** Who knows what is different for the messages from some files. */
export type MessageRuleSource = {
  find: (
    tx: Transaction<Database>,
    orgId: string,
    claimFileIds: readonly string[],
  ) => Promise<ReadonlyMap<string, MessageRule>>;
};

/** Where messages from some files follow rules of their own; one area brings them. */
export const messageRules = extensionPoint<MessageRuleSource>('messages.file-rules');

/** What is different for the messages from each of some files. */
export async function messageRulesOf(
  tx: Transaction<Database>,
  orgId: string,
  claimFileIds: readonly string[],
): Promise<ReadonlyMap<string, MessageRule>> {
  const [source] = messageRules.entries();
  return (await source?.find(tx, orgId, claimFileIds)) ?? new Map<string, MessageRule>();
}
