import type { LocalDate } from '@dosar/kernel/dates';
import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** Another legal deadline counts on a file, or none any more. */
export const clockChanged = defineEvent<{ claimFileId: string; legalDueDate: LocalDate | null }>(
  'clock.changed',
);
