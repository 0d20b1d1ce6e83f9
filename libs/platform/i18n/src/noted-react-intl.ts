// The build takes this file for `react-intl`: what code declares is noted as it arrives, so that its texts can be fetched.
import type { MessageDescriptor } from 'react-intl';
import { noteDeclared } from './declared-messages.ts';

// eslint-disable-next-line no-restricted-syntax -- it stands for the whole library
export * from 'react-intl';

/* @__NO_SIDE_EFFECTS__ */
/** As in `react-intl`, which keeps no record. */
export function defineMessage<Message extends MessageDescriptor>(message: Message): Message {
  noteDeclared(message.id);
  return message;
}

/* @__NO_SIDE_EFFECTS__ */
/** As in `react-intl`, which keeps no record. */
export function defineMessages<Messages extends Record<string, MessageDescriptor>>(
  messages: Messages,
): Messages {
  for (const { id } of Object.values(messages)) noteDeclared(id);
  return messages;
}
