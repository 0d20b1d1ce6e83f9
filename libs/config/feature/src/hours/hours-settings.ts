import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the page of working hours holds. */
export const settings: readonly Setting[] = [
  { id: 'weekday_1', title: messages.monday },
  { id: 'weekday_2', title: messages.tuesday },
  { id: 'weekday_3', title: messages.wednesday },
  { id: 'weekday_4', title: messages.thursday },
  { id: 'weekday_5', title: messages.friday },
  { id: 'weekday_6', title: messages.saturday },
  { id: 'weekday_7', title: messages.sunday },
  { id: 'messages_from', title: messages.messagesFrom, keywords: messages.quietWords },
  { id: 'messages_until', title: messages.messagesUntil, keywords: messages.quietWords },
];
