import { judgeSlot, slotCalendar } from '@dosar/scheduling-domain';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { visitMoved } from '../events.ts';
import { dayOf, lockCalendar, readCalendar } from '../slots/calendar-repository.ts';
import { needsOfVisit } from '../slots/propose-hours.ts';
import { endHoldsInTheWay } from '../hold-repository.ts';
import { findVisit, lockVisit, moveVisitRow } from '../visit-repository.ts';
import { factsOf } from './book-visit.ts';
import { recordVisitEvent } from './record-visit.ts';
import { tellAboutVisit, type MessageNeeds } from './tell-about-visit.ts';

/** The new place, hour or assessor of a visit; absent fields keep their value. */
export type WantedMove = {
  visitId: string;
  rowVersion: number;
  placeId?: string;
  userId?: string;
  startsAt?: Date;
};

/** The result of a move; it fails when another user changed the visit, or when the hour is taken. */
type Moved = 'moved' | 'changed' | 'taken';

/**
 * Moves a visit among others that move in the same transaction, and tells the claimant once.
 *
 * Who comes is nothing that the claimant plans by; another hour or place is.
 */
export async function moveAmongOthers(
  needs: MessageNeeds,
  context: ChangeContext,
  wanted: WantedMove,
  absenceId: string | null = null,
): Promise<Moved> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const before = await lockVisit(tx, orgId, wanted.visitId);
  const isWaiting = before?.status === 'booked' || before?.status === 'confirmed';
  if (before === undefined || !isWaiting || before.row_version !== wanted.rowVersion) return 'changed';
  const startsAt = wanted.startsAt ?? before.starts_at;
  const userId = wanted.userId ?? before.user_id;
  const placeId = wanted.placeId ?? before.place_id;
  await lockCalendar(tx, orgId, { placeIds: [placeId], userIds: [userId] });
  const scope = { orgId, now, language: 'ro' as const, placeIds: [placeId], ...dayOf(startsAt) };
  const calendar = slotCalendar(await readCalendar(tx, scope));
  const needed = needsOfVisit(before);
  const proof = judgeSlot(calendar, { ...needed, placeId, userId, from: startsAt.getTime() });
  if (proof?.fits !== true) return 'taken';
  const endsAt = new Date(startsAt.getTime() + needed.minutes * 60_000);
  const { laneId } = proof;
  const { visit_id: visitId } = before;
  await endHoldsInTheWay(tx, orgId, { visitId, userId, laneId, from: startsAt, until: endsAt, now });
  const to = { placeId, laneId, userId, startsAt, endsAt };
  await moveVisitRow(tx, orgId, before, { ...to, isSelfMove: false, absenceId, now });
  const visit = await findVisit(tx, orgId, visitId);
  if (visit === undefined) return 'changed';
  await recordVisitEvent(context, visit, { ro: 'Constatare mutată', en: 'Inspection moved' });
  const isOther = startsAt.getTime() !== before.starts_at.getTime() || placeId !== before.place_id;
  if (isOther) await tellAboutVisit(needs, context, visit, 'visit_moved', { before });
  await publish(context, visitMoved, factsOf(visit));
  return 'moved';
}
