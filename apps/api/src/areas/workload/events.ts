import type { LocalDate } from '@dosar/kernel/dates';
import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** Another legal deadline counts on a file, or none any more. */
export const clockChanged = defineEvent<{ claimFileId: string; legalDueDate: LocalDate | null }>(
  'clock.changed',
);

/** A legal clock of which people were warned. */
type WarnedClock = { legalClockId: string; claimFileId: string; dueDate: LocalDate };

/** A legal deadline is near: three working days are left. */
export const clockAtRisk = defineEvent<WarnedClock>('clock.at_risk');

/** A legal deadline was missed. */
export const clockMissed = defineEvent<WarnedClock>('clock.missed');
