import type { Schema } from '@dosar/openapi';
import { parsePhone } from '@dosar/kernel/phones';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { visitBooked } from '../events.ts';
import { bookHold, endHoldsInTheWay, lockBooking } from '../hold-repository.ts';
import { hasVisitToCome, type VisitRow } from '../visit-repository.ts';
import { recordVisitEvent } from './record-visit.ts';
import { takeHour, type TakenHour } from './take-slot.ts';
import { tellAboutVisit, type MessageNeeds } from './tell-about-visit.ts';
import { answeredVisit, lockedVisitOf, minutesOf, visitOf, type VisitCall } from './visit-subject.ts';

/** Books the hour that is held; the assignment follows by its process. */
export async function bookVisit(needs: MessageNeeds, call: Call<'bookVisit'>): Promise<Schema<'Visit'>> {
  const { tx, caller, body, audit, now } = call;
  const { orgId } = caller;
  const phone = parsePhone(body.contact_phone);
  if (phone === undefined) throw fieldRefused('contact_phone', 'invalid_format');
  const { assignment_id: assignmentId } = await visitOf(call, body.visit_id);
  await lockBooking(tx, orgId, assignmentId);
  const held = await lockedVisitOf(call, body.visit_id);
  audit.subject(held.visit_id);
  if (held.row_version !== body.row_version && held.status !== 'expired')
    throw staleRowVersion(held.row_version);
  if (held.status !== 'held' && held.status !== 'expired') throw new Problem(409, 'conflict');
  if (await hasVisitToCome(tx, orgId, assignmentId)) throw new Problem(409, 'visit_exists');
  const hour = await heldHour(call, held);
  const { visit_id: visitId } = held;
  const { userId, laneId, startsAt: from, endsAt: until } = hour;
  await endHoldsInTheWay(tx, orgId, { visitId, userId, laneId, from, until, now });
  await bookHold(tx, orgId, visitId, {
    laneId,
    contactName: body.contact_name,
    contactPhone: phone.e164,
    smsConsent: body.sms_consent ?? false,
    address: body.address ?? null,
    note: body.note ?? null,
    needsStepFree: body.needs_step_free ?? false,
  });
  const visit = await lockedVisitOf(call, visitId);
  await recordVisitEvent(call, visit, { ro: 'Constatare programată', en: 'Inspection booked' });
  await tellAboutVisit(needs, call, visit, 'visit_booked');
  await publish(call, visitBooked, factsOf(visit));
  return answeredVisit(call, visit);
}

/** What held may have changed since: an absence was approved, or the ten minutes are over and others wanted the hour. */
function heldHour(call: VisitCall, held: VisitRow): Promise<TakenHour> {
  const needs = { minutes: minutesOf(held.visit_type), skills: held.skills, movedVisitId: held.visit_id };
  const wanted = { placeId: held.place_id, userId: held.user_id, startsAt: held.starts_at };
  return takeHour(call, needs, wanted, { ignoresLeadTime: held.status === 'held' });
}

/** A visit as events name it. */
export function factsOf(visit: VisitRow) {
  const { claim_file_id: claimFileId, assignment_id: assignmentId, visit_id: visitId } = visit;
  return { claimFileId, assignmentId, visitId };
}
