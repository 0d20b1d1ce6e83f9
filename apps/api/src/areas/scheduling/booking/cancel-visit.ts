import type { Schema } from '@dosar/openapi';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { staleRowVersion } from '#src/kernel/problem/problem.ts';
import { visitCancelled } from '../events.ts';
import { setVisitStatus } from '../visit-repository.ts';
import { factsOf } from './book-visit.ts';
import { recordVisitEvent } from './record-visit.ts';
import { refuseChange } from './reschedule-visit.ts';
import { tellAboutVisit, type MessageNeeds } from './tell-about-visit.ts';
import { answeredVisit, lockedVisitOf } from './visit-subject.ts';

/** Cancels a visit, or gives a hold back; the assignment waits to be scheduled again. */
export async function cancelVisit(needs: MessageNeeds, call: Call<'cancelVisit'>): Promise<Schema<'Visit'>> {
  const { tx, caller, body, audit } = call;
  const visit = await lockedVisitOf(call, body.visit_id);
  const { visit_id: visitId, status } = visit;
  audit.subject(visitId);
  if (visit.row_version !== body.row_version) throw staleRowVersion(visit.row_version);
  if (status === 'held') {
    await setVisitStatus(tx, caller.orgId, visitId, 'expired');
    return answeredVisit(call, await lockedVisitOf(call, visitId));
  }
  refuseChange(call, visit, 'cancel');
  await setVisitStatus(tx, caller.orgId, visitId, 'cancelled');
  const cancelled = await lockedVisitOf(call, visitId);
  await recordVisitEvent(
    call,
    cancelled,
    { ro: 'Constatare anulată', en: 'Inspection cancelled' },
    body.reason,
  );
  await tellAboutVisit(needs, call, cancelled, 'visit_cancelled');
  await publish(call, visitCancelled, factsOf(cancelled));
  return answeredVisit(call, cancelled);
}
