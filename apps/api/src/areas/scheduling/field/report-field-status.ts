import type { Schema } from '@dosar/openapi';
import { isFromFuture, reportableFrom, reportRefusal } from '@dosar/scheduling-domain';
import { publish, type ChangeContext, type DomainEvent } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { factsOf } from '../booking/book-visit.ts';
import { recordVisitEvent } from '../booking/record-visit.ts';
import { tellAboutVisit, type MessageNeeds } from '../booking/tell-about-visit.ts';
import { visitCancelled, visitFinished, visitMissed, visitMissedAgain, visitStarted } from '../events.ts';
import { shownVisit } from '../shown-visit.ts';
import { askForCall } from './ask-for-call.ts';
import { tellOfFailure } from './tell-of-failure.ts';
import { findVisit, insertReport, lockVisit, setVisitStatus, type VisitRow } from '../visit-repository.ts';

/** What reports need: who is written to, and where managers read on. */
export type FieldNeeds = MessageNeeds & { staffOrigin: string };

type FieldStatus = Schema<'FieldStatus'>;

const titles: Record<FieldStatus, BilingualText> = {
  confirmed: { ro: 'Vizită confirmată', en: 'Visit confirmed' },
  on_the_way: { ro: 'Inspectorul este pe drum', en: 'The assessor is on the way' },
  arrived: { ro: 'Inspectorul a ajuns', en: 'The assessor has arrived' },
  in_work: { ro: 'Constatarea a început', en: 'The inspection has begun' },
  done: { ro: 'Constatarea s-a încheiat', en: 'The inspection is done' },
  vehicle_absent: { ro: 'Vehiculul nu era la adresă', en: 'The vehicle was not there' },
  not_completed: { ro: 'Constatare neîncheiată', en: 'Inspection not completed' },
  client_no_show: { ro: 'Clientul nu s-a prezentat', en: 'The client did not appear' },
  assessor_no_show: { ro: 'Inspectorul nu s-a prezentat', en: 'The assessor did not appear' },
  place_closed: { ro: 'Centrul era închis', en: 'The place was closed' },
};

const events: Partial<Record<FieldStatus, DomainEvent<ReturnType<typeof factsOf>>>> = {
  in_work: visitStarted,
  done: visitFinished,
  vehicle_absent: visitMissed,
  client_no_show: visitMissed,
  // The claimant was there: the work waits to be scheduled again, and nobody has missed anything.
  assessor_no_show: visitCancelled,
  place_closed: visitCancelled,
  not_completed: visitMissed,
};

/** Takes a report from the field, however late it comes; the same one again changes nothing. */
export async function reportFieldStatus(
  needs: FieldNeeds,
  call: Call<'reportFieldStatus'>,
): Promise<Schema<'Visit'>> {
  const { tx, caller, body, now, audit, language } = call;
  const { orgId } = caller;
  const happenedAt = new Date(body.happened_at);
  if (isFromFuture(happenedAt.getTime(), now.getTime())) throw fieldRefused('happened_at', 'in_the_future');
  const visit = await lockVisit(tx, orgId, body.visit_id);
  if (visit === undefined || !mayReport(call, visit)) throw notFound();
  audit.subject(visit.visit_id);
  const isNew = await insertReport(tx, {
    orgId,
    fieldReportId: body.field_report_id,
    visitId: visit.visit_id,
    userId: caller.userId,
    status: body.status,
    happenedAt,
    now,
    note: body.note ?? null,
  });
  if (isNew) await follow(needs, call, visit, { status: body.status, happenedAt, note: body.note });
  const after = await findVisit(tx, orgId, visit.visit_id);
  if (after === undefined) throw notFound();
  return shownVisit(after, { language, isForStaff: true });
}

function mayReport({ caller }: Call<'reportFieldStatus'>, visit: VisitRow): boolean {
  return visit.user_id === caller.userId || caller.roles.includes('AC.Assessor.Manager');
}

type Report = { status: FieldStatus; happenedAt: Date; note: string | undefined };

async function follow(
  needs: FieldNeeds,
  context: ChangeContext,
  visit: VisitRow,
  { status, happenedAt, note }: Report,
): Promise<void> {
  refuseReport(visit, status, happenedAt);
  await setVisitStatus(context.tx, context.caller.orgId, visit.visit_id, status);
  await recordVisitEvent(context, visit, titles[status], note);
  if (status === 'assessor_no_show' || status === 'place_closed')
    await tellOfFailure(needs, context, visit, status);
  const isMissed = status === 'client_no_show' || status === 'vehicle_absent';
  if (isMissed) await tellAboutVisit(needs, context, visit, 'visit_missed');
  const needsCall = isMissed && (await askForCall(needs, context, visit));
  const event = needsCall ? visitMissedAgain : events[status];
  if (event !== undefined) await publish(context, event, factsOf(visit));
}

/** Refuses what does not follow, and what cannot be true yet: with the moment from which on it can. */
function refuseReport(visit: VisitRow, status: FieldStatus, happenedAt: Date): void {
  const startsAt = visit.starts_at.getTime();
  const report = { status, happenedAt: happenedAt.getTime() };
  const code = reportRefusal({ status: visit.status, startsAt }, report);
  if (code === undefined) return;
  const from = reportableFrom(startsAt, status);
  throw new Problem(409, code, {
    ...(code === 'report_too_early' &&
      from !== undefined && { context: { from: new Date(from).toISOString() } }),
  });
}
