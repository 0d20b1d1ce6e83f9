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

/** The claimant missed a visit for the second time or more often, so staff have to call. */
export const visitMissedAgain = defineEvent<VisitFacts>('visit.missed_again');

/** The claimant missed a visit, or the vehicle was not at the place. */
export const visitMissed = defineEvent<VisitFacts>('visit.missed');
