import { holdMinutes } from '@dosar/scheduling-domain';
import type { Schema } from '@dosar/openapi';
import { askedHour } from '../slots/asked-hour.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { shownVisit } from '../shown-visit.ts';
import { findVisit, insertHold } from '../visit-repository.ts';
import { takeHour } from './take-slot.ts';
import { isClaimant, minutesOf, subjectOf, visitTypeOf } from './visit-subject.ts';

/** Keeps an hour while the rest is filled in. */
export async function holdSlot(call: Call<'holdSlot'>): Promise<Schema<'Visit'>> {
  const { tx, caller, body, now, audit, language } = call;
  const { orgId } = caller;
  const work = await subjectOf(call, body.assignment_id);
  if (!work.canBook) throw new Problem(409, 'conflict');
  const visitType = visitTypeOf(work);
  const skills = body.skills ?? [];
  const needs = { minutes: minutesOf(visitType), skills, movedVisitId: undefined };
  const hour = await takeHour(call, needs, {
    placeId: body.place_id,
    startsAt: askedHour(body.starts_at, now),
    // Claimants do not choose people.
    ...(!isClaimant(caller) && { userId: body.user_id, laneId: body.lane_id }),
  });
  const visitId = await insertHold(tx, {
    orgId,
    claimFileId: work.claimFileId,
    assignmentId: work.assignmentId,
    visitType,
    placeId: body.place_id,
    ...hour,
    skills,
    holdUntil: new Date(now.getTime() + holdMinutes * 60_000),
    now,
  });
  audit.subject(visitId);
  const visit = await findVisit(tx, orgId, visitId);
  if (visit === undefined) throw notFound();
  return shownVisit(visit, { language, isForStaff: !isClaimant(caller) });
}
