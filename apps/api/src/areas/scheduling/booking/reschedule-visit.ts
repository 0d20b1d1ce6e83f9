import type { Schema } from '@dosar/openapi';
import { changeRefusal } from '@dosar/scheduling-domain';
import { publish } from '#src/kernel/events/domain-event.ts';
import { askedHour } from '../slots/asked-hour.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { visitMoved } from '../events.ts';
import { endHoldsInTheWay } from '../hold-repository.ts';
import { moveVisitRow, type VisitRow } from '../visit-repository.ts';
import { factsOf } from './book-visit.ts';
import { recordVisitEvent } from './record-visit.ts';
import { takeHour } from './take-slot.ts';
import { tellAboutVisit, type MessageNeeds } from './tell-about-visit.ts';
import { answeredVisit, isClaimant, lockedVisitOf, minutesOf, type VisitCall } from './visit-subject.ts';

/** Moves a visit on both calendars at once; the old hour is taken until the new one is. */
export async function rescheduleVisit(
  needs: MessageNeeds,
  call: Call<'rescheduleVisit'>,
): Promise<Schema<'Visit'>> {
  const { tx, caller, body, audit, now } = call;
  const { orgId } = caller;
  const before = await lockedVisitOf(call, body.visit_id);
  const { visit_id: visitId } = before;
  audit.subject(visitId);
  if (before.row_version !== body.row_version) throw staleRowVersion(before.row_version);
  const isSelfMove = isClaimant(caller);
  refuseChange(call, before, 'move');

  const needed = { minutes: minutesOf(before.visit_type), skills: before.skills, movedVisitId: visitId };
  const hour = await takeHour(call, needed, {
    placeId: body.place_id,
    startsAt: askedHour(body.starts_at, now),
    ...(!isSelfMove && { userId: body.user_id, laneId: body.lane_id }),
  });
  const { userId, laneId, startsAt: from, endsAt: until } = hour;
  await endHoldsInTheWay(tx, orgId, { visitId, userId, laneId, from, until, now });
  await moveVisitRow(tx, orgId, before, {
    ...hour,
    placeId: body.place_id,
    isSelfMove,
    absenceId: null,
    now,
  });
  const visit = await lockedVisitOf(call, visitId);
  const leaves = before.place_id === visit.place_id ? undefined : before.place_name;
  await recordVisitEvent(
    call,
    visit,
    { ro: 'Constatare mutată', en: 'Inspection moved' },
    [leaves && `${leaves} → ${visit.place_name}`, body.reason].filter(Boolean).join('. '),
  );
  const isWithheld = !isSelfMove && body.tells_claimant === false;
  await tellAboutVisit(needs, call, visit, 'visit_moved', { before, isWithheld });
  await publish(call, visitMoved, factsOf(visit));
  return answeredVisit(call, visit);
}

/** Refuses a change of a visit that is over, or that its claimant may not make any more. */
export function refuseChange({ caller, now }: VisitCall, visit: VisitRow, kind: 'move' | 'cancel'): void {
  const { status, starts_at: startsAt, self_moves: selfMoves } = visit;
  const code = changeRefusal(
    { status, startsAt: startsAt.getTime(), selfMoves },
    { kind, isByClaimant: isClaimant(caller), now: now.getTime() },
  );
  if (code !== undefined) throw new Problem(409, code);
}
