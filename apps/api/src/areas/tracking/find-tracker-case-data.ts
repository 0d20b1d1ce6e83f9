import { normaliseCaseNumber } from '@dosar/tracking-domain/case-number';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findReleasedDocuments } from './case-repository.ts';
import { currentEvent } from './current-event.ts';

/** The case that the visitor's access code opened, once more; every other number does not exist for them. */
export async function findTrackerCaseData(call: Call<'findTrackerCaseData'>) {
  const { claimFileId } = call.caller;
  if (claimFileId === undefined) throw notFound();
  call.audit.subject(claimFileId);
  const event = await currentEvent(call, claimFileId);
  if (event.displayed_case_no !== normaliseCaseNumber(call.path.case_no)) throw notFound();
  return { currentEvent: event };
}

/** The documents of the opened case that follow a known one. */
export function browseTrackerDocuments({ caller, query, tx, language }: Call<'browseTrackerDocuments'>) {
  const { orgId, claimFileId } = caller;
  if (claimFileId === undefined) throw notFound();
  return findReleasedDocuments(tx, { orgId, claimFileId, language, after: query.after });
}
