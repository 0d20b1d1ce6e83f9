import type { Schema } from '@dosar/openapi';
import { visitMinutes } from '@dosar/scheduling-domain';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { GuestCaller, TrackerCaller, UserCaller } from '#src/kernel/http/caller.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { shownVisit } from '../shown-visit.ts';
import { findVisit, lockVisit, type VisitRow } from '../visit-repository.ts';
import { findVisitWork, type BookableWork } from './subject-repository.ts';

/** Who books, moves and cancels visits. */
export type VisitCaller = GuestCaller | TrackerCaller | UserCaller<'staff'>;

/** A call about a visit, whoever makes it. */
export type VisitCall = {
  tx: Transaction<Database>;
  caller: VisitCaller;
  now: Date;
  language: Language;
};

/** Whether the claimant calls, for whom narrower rules hold. */
export function isClaimant(caller: VisitCaller): boolean {
  return caller.kind !== 'staff';
}

/** The work that the call is about; claimants have their own and name none. */
export async function subjectOf(call: VisitCall, assignmentId: string | undefined): Promise<BookableWork> {
  const [work] = await worksOf(call, assignmentId);
  if (work === undefined) throw notFound();
  return work;
}

function worksOf(
  { tx, caller, language }: VisitCall,
  assignmentId: string | undefined,
): Promise<BookableWork[]> {
  const { orgId } = caller;
  const wanted =
    caller.kind === 'staff'
      ? { orgId, assignmentId }
      : caller.kind === 'guest'
        ? { orgId, assignmentId: caller.scope.assignmentId }
        : { orgId, claimFileId: caller.claimFileId };
  // Nothing was named: a guest who files a claim, a tracker before its code.
  if (wanted.assignmentId === undefined && !('claimFileId' in wanted && wanted.claimFileId !== undefined))
    return Promise.resolve([]);
  return findVisitWork(tx, wanted, language);
}

/** A visit that the caller may see; claimants see those of their own file. */
export async function visitOf(call: VisitCall, visitId: string): Promise<VisitRow> {
  return permitted(call, await findVisit(call.tx, call.caller.orgId, visitId));
}

/** The same, locked. */
export async function lockedVisitOf(call: VisitCall, visitId: string): Promise<VisitRow> {
  return permitted(call, await lockVisit(call.tx, call.caller.orgId, visitId));
}

function permitted({ caller }: VisitCall, visit: VisitRow | undefined): VisitRow {
  if (visit === undefined) throw notFound();
  if (caller.kind === 'guest' && visit.assignment_id !== caller.scope.assignmentId) throw notFound();
  if (caller.kind === 'tracker' && visit.claim_file_id !== caller.claimFileId) throw notFound();
  return visit;
}

/** What kind of visit work is inspected by. */
export function visitTypeOf({ assignmentType }: Pick<BookableWork, 'assignmentType'>): Schema<'VisitType'> {
  if (assignmentType === 'reassessment') return 'reassessment';
  return assignmentType === 'assessment' ? 'first' : 'reception';
}

/** How long it takes. */
export function minutesOf(visitType: Schema<'VisitType'>): number {
  return visitMinutes[visitType];
}

/** A visit as its caller may see it. */
export function answeredVisit({ caller, language }: VisitCall, visit: VisitRow): Schema<'Visit'> {
  return shownVisit(visit, { language, isForStaff: !isClaimant(caller) });
}
