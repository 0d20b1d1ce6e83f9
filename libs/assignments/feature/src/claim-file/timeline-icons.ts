import type { IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';

/** The sign of each kind of entry. */
export const timelineIcons: Record<Schema<'TimelineKind'>, IconName> = {
  created: 'add',
  status: 'swap_horiz',
  assignment: 'assignment',
  note: 'note',
  email: 'email',
  sms: 'sms',
  call: 'phone',
  document: 'description',
  doc_request: 'upload',
  appointment: 'event',
  assessment: 'assessment',
  payment: 'fact_check',
  tracker: 'visibility',
  contact: 'person',
  assistant: 'info',
  system: 'settings',
};
