import type { Setting } from '@dosar/areas/config';
import { messages as ownMessages } from './example-messages.ts';
import { kindMessages, providerMessages } from './kind-messages.ts';
import { exampleMessages, messages } from './messages.ts';

/** What the page of the rules for documents holds; the rules are changed in a window of the page. */
export const settings: readonly Setting[] = [
  { id: 'due_days', title: messages.dueDays },
  { id: 'valid_days', title: messages.validDays },
  { id: 'reminder_days', title: messages.reminderDays },
  { id: 'reminder_time', title: messages.reminderTime },
  { id: 'quiet_from', title: messages.quietFrom },
  { id: 'quiet_until', title: messages.quietUntil },
  { id: 'asks_by_itself', title: messages.asksByItself },
  { id: 'name_ro', title: kindMessages.nameRo, isHidden: true },
  { id: 'name_en', title: kindMessages.nameEn, isHidden: true },
  { id: 'provided_by', title: kindMessages.providedBy, values: providerMessages, isHidden: true },
  { id: 'is_visible_to_claimant', title: kindMessages.isVisible, isHidden: true },
  { id: 'is_active', title: kindMessages.isOffered, isHidden: true },
  { id: 'guidance_ro', title: messages.guidanceRo, isHidden: true },
  { id: 'guidance_en', title: messages.guidanceEn, isHidden: true },
  { id: 'example_code', title: messages.example, values: exampleMessages, isHidden: true },
  { id: 'own_example', title: ownMessages.own, isHidden: true },
  { id: 'example_alt_ro', title: ownMessages.altRo, isHidden: true },
  { id: 'example_alt_en', title: ownMessages.altEn, isHidden: true },
];
