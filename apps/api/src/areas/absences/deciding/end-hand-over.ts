import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import { returnHandedOver } from '#src/areas/assignments/index.ts';
import type { AbsenceRow } from '../absence-repository.ts';
import { absenceRevoked } from '../events.ts';
import { takeBackVisits } from './absent-visits.ts';
import { revokeReplacement } from '../replacement-repository.ts';

/** Ends the replacement of an approved absence before its last day and gives back what was handed over. */
export async function endHandOver(context: ChangeContext, row: AbsenceRow): Promise<void> {
  const { tx, caller, now } = context;
  await revokeReplacement(tx, caller.orgId, row.absence_id, now);
  if (row.assignment_change_id !== null) await returnHandedOver(context, row.assignment_change_id);
  // Visits that somebody has worked on since stay where they are.
  await takeBackVisits(context, row.absence_id);
  await publish(context, absenceRevoked, factsOfEvent(row));
}

/** What events about an absence tell. */
export function factsOfEvent({ absence_id, user_id, date_from, date_to }: AbsenceRow) {
  return { absenceId: absence_id, userId: user_id, dateFrom: date_from, dateTo: date_to };
}
