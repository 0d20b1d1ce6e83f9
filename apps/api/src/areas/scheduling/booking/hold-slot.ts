import { holdMinutes } from '@dosar/scheduling-domain';
import type { Schema } from '@dosar/openapi';
import { askedHour } from '../slots/asked-hour.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { shownVisit } from '../shown-visit.ts';
import { insertHold, lockBooking } from '../hold-repository.ts';
import { findHold, findVisit, hasVisitToCome, type VisitRow } from '../visit-repository.ts';
import { takeHour } from './take-slot.ts';
import { isClaimant, minutesOf, subjectOf, visitTypeOf } from './visit-subject.ts';

/**
 * Keeps an hour while the rest is filled in.
 *
 * A claim has one kept hour, whoever asks for it: another hour takes its place, and the same one stays kept for the time that is left.
 */
export async function holdSlot(call: Call<'holdSlot'>): Promise<Schema<'Visit'>> {
  const { tx, caller, body, now, audit, language } = call;
  const { orgId } = caller;
  const work = await subjectOf(call, body.assignment_id);
  await lockBooking(tx, orgId, work.assignmentId);
  if (await hasVisitToCome(tx, orgId, work.assignmentId)) throw new Problem(409, 'visit_exists');
  if (!work.canBook) throw new Problem(409, 'conflict');
  const own = await findHold(tx, { orgId, assignmentId: work.assignmentId, now });
  if (own !== undefined && isSameHour(own, call)) {
    audit.subject(own.visit_id);
    return shownVisit(own, { language, isForStaff: !isClaimant(caller) });
  }
  const visitType = visitTypeOf(work);
  const skills = body.skills ?? [];
  const needs = { minutes: minutesOf(visitType), skills, movedVisitId: own?.visit_id };
  const wanted = {
    placeId: body.place_id,
    startsAt: askedHour(body.starts_at, now),
    // Claimants do not choose people.
    ...(!isClaimant(caller) && { userId: body.user_id, laneId: body.lane_id }),
  };
  const hour = await takeHour(call, needs, wanted, { looksFirst: true });
  const visitId = await insertHold(tx, {
    orgId,
    claimFileId: work.claimFileId,
    assignmentId: work.assignmentId,
    visitType,
    placeId: body.place_id,
    ...hour,
    skills,
    holdUntil: new Date(now.getTime() + holdMinutes * 60_000),
    heldByUserId: caller.kind === 'staff' ? (caller.actorUserId ?? caller.userId) : null,
    now,
  });
  audit.subject(visitId);
  const visit = await findVisit(tx, orgId, visitId);
  if (visit === undefined) throw notFound();
  return shownVisit(visit, { language, isForStaff: !isClaimant(caller) });
}

/** Whether the kept hour is the one that is asked for: place, beginning, needs, and the person where staff name one. */
function isSameHour(own: VisitRow, { body, caller, now }: Call<'holdSlot'>): boolean {
  const isPerson = isClaimant(caller) || body.user_id === undefined || body.user_id === own.user_id;
  const isLane = isClaimant(caller) || body.lane_id === undefined || body.lane_id === own.lane_id;
  return (
    isPerson &&
    isLane &&
    body.place_id === own.place_id &&
    askedHour(body.starts_at, now).getTime() === own.starts_at.getTime() &&
    (body.skills ?? []).every((skill) => own.skills.includes(skill))
  );
}
