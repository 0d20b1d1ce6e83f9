import { formatPlate } from '@dosar/kernel/plates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { safeSentenceHtml } from '#src/kernel/html/safe-html.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { clockOf, paymentRule } from '../workload/index.ts';
import {
  findOpenRequests,
  findReleasedDocuments,
  findStepDates,
  findTrackedCase,
} from './case-repository.ts';
import { awaitedParty } from './awaited-party.ts';
import type { AskedCase } from './extension-points.ts';
import { findCodeOwner } from './challenge-repository.ts';
import { stepsOfClaimant } from './open-tasks.ts';
import { trackerAction } from './tracker-action.ts';

type Viewing = Pick<Call<'findTrackerCaseData'>, 'tx' | 'caller' | 'now' | 'language'>;

/** What the claimant sees of a case: where it stands, what comes next, what they owe, what they may take home. */
export async function currentEvent(
  { tx, caller: { orgId, sessionId }, now, language }: Viewing,
  claimFileId: string,
): Promise<Schema<'TrackerCurrentEvent'>> {
  const found = await findTrackedCase(tx, orgId, claimFileId, { language, now });
  if (!found) throw notFound();
  const requests = await findOpenRequests(tx, orgId, claimFileId, now, language);
  const asked = { orgId, claimFileId, now, language };
  const owner = await findCodeOwner(tx, orgId, sessionId);
  const viewer = {
    partyId: owner?.party_id ?? null,
    contactTypedBy: owner?.contact_typed_by_user_id ?? null,
  };
  const { tasks, coming } = await stepsOfClaimant(tx, { ...asked, ...viewer }, requests);
  const documents = await findReleasedDocuments(tx, { orgId, claimFileId, language });
  // The title of a coming step and the tasks of the claimant show their own days.
  const expectedDate = coming === undefined && tasks.length === 0 ? found.expected_date : null;
  const term = await legalTerm(tx, { orgId, claimFileId, now });

  return {
    // A file whose tracker never moved shows its first step under its own identity.
    id: found.tracker_event_id ?? claimFileId,
    process_step_index: found.process_step_index ?? found.tracker_step,
    step_dates: await findStepDates(tx, orgId, claimFileId),
    system_time: (found.system_time ?? found.opened_at).toISOString(),
    contact: contactOf(found),
    event_title: found.event_title ?? firstTitle[language],
    event_description: safeSentenceHtml(found.event_description ?? ''),
    displayed_case_no: found.claim_file_no,
    plate: found.plate && formatPlate(found.plate),
    next_step_title: coming?.title ?? found.next_step_title,
    next_step_description: coming?.description ?? found.next_step_description,
    next_step_is_task: coming?.isTask ?? false,
    expected_date: expectedDate,
    legal_term: term,
    open_tasks: tasks,
    waits_for: await awaitedParty(tx, asked, { found, tasks, requests, coming, term, expectedDate }),
    action: trackerAction(found.action, language),
    active_doc_requests: requests.map((request) => ({
      ...request,
      system_time: request.system_time.toISOString(),
    })),
    registered_documents: documents.items,
    registered_documents_total: documents.total,
  };
}

/** Whom the claimant can turn to: who takes care of the case, unless they are away and nobody stands in. */
export function contactOf(
  found: NonNullable<Awaited<ReturnType<typeof findTrackedCase>>>,
): Schema<'TrackerContact'> {
  return {
    name: found.handler_name ?? found.org_name,
    phone: found.contact_phone,
    email: found.contact_email,
    hours: found.working_hours,
  };
}

/** The term of the law that runs; the claimant reads until when, never what it may cost. */
async function legalTerm(
  tx: Viewing['tx'],
  { orgId, claimFileId, now }: Omit<AskedCase, 'language'>,
): Promise<Schema<'TrackedLegalTerm'> | null> {
  const clock = await clockOf(tx, orgId, claimFileId, localDateOf(now));
  if (clock === undefined || clock.stoppedOn !== null) return null;
  return {
    awaited: clock.ruleCode === paymentRule ? 'payment' : 'answer',
    due_date: clock.dueDate,
    days: clock.days,
    is_missed: clock.daysLate > 0,
    penalty_ppm: clock.penaltyPpm,
  };
}

const firstTitle = { ro: 'Am primit dosarul dumneavoastră', en: 'We have received your case' } as const;
