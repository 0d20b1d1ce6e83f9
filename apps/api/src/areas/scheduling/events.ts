import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** A visit, as events name it. */
type VisitFacts = { claimFileId: string; assignmentId: string; visitId: string };

/** An hour was booked. */
export const visitBooked = defineEvent<VisitFacts>('visit.booked');

/** A visit moved to another hour, person or place. */
export const visitMoved = defineEvent<VisitFacts>('visit.moved');

/** A visit was cancelled. */
export const visitCancelled = defineEvent<VisitFacts>('visit.cancelled');

/** The inspection of a vehicle has begun. */
export const visitStarted = defineEvent<VisitFacts>('visit.started');

/** The inspection of a vehicle is done. */
export const visitFinished = defineEvent<VisitFacts>('visit.finished');

/** For the second time or more often nobody came with the vehicle: a message alone does not help. */
export const visitMissedAgain = defineEvent<VisitFacts>('visit.missed_again');

/** Nobody came with the vehicle, or it was not there. */
export const visitMissed = defineEvent<VisitFacts>('visit.missed');
