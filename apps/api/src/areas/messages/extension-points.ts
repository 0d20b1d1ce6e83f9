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
};

/** Every reason for which areas send messages from claim files. */
export const messageReasons = extensionPoint<MessageReason>('messages.reasons');
