import type { Setting } from '@dosar/areas/config';
import { domainMessages } from './domain-messages.ts';
import { messages } from './messages.ts';

/** What the page of the sender holds. */
export const settings: readonly Setting[] = [
  { id: 'sender_name', title: messages.name },
  { id: 'reply_to_email', title: messages.replyTo },
  { id: 'dkim_selector', title: domainMessages.selector },
];
