import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** An absence as events name it; both days are included. */
type AbsenceFacts = { absenceId: string; userId: string; dateFrom: string; dateTo: string };

/** A manager approved an absence. */
export const absenceApproved = defineEvent<AbsenceFacts>('absence.approved');

/** The first day of an approved absence has come. */
export const absenceStarted = defineEvent<AbsenceFacts>('absence.started');

/** The last day of an approved absence is over. */
export const absenceEnded = defineEvent<AbsenceFacts>('absence.ended');

/** An approved absence will not be, or is over before its last day. */
export const absenceRevoked = defineEvent<AbsenceFacts>('absence.revoked');
