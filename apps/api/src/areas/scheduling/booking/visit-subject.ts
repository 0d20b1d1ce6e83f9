import type { Schema } from '@dosar/openapi';
import { findFileOfSession } from '#src/areas/claims/index.ts';
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

/** The context of a call about a visit, by staff or by a guest. */
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

/** The work that the call is about; claimants have their own, and need not name it. */
export async function subjectOf(call: VisitCall, assignmentId: string | undefined): Promise<BookableWork> {
  const works = await worksOf(call, assignmentId);
  const work = assignmentId === undefined ? works[0] : works.find((one) => one.assignmentId === assignmentId);
  if (work === undefined) throw notFound();
  return work;
}

async function worksOf(call: VisitCall, assignmentId: string | undefined): Promise<BookableWork[]> {
  const { tx, caller, language } = call;
  const { orgId } = caller;
  const wanted: { assignmentId?: string | undefined; claimFileId?: string | undefined } =
    caller.kind === 'staff'
      ? { assignmentId }
      : caller.kind === 'guest' && caller.scope.assignmentId !== undefined
        ? { assignmentId: caller.scope.assignmentId }
        : { claimFileId: await ownFileOf(call) };
  // Nothing was named: a guest who has filed no claim yet, a tracker before its code.
  if (wanted.assignmentId === undefined && wanted.claimFileId === undefined) return [];
  return findVisitWork(tx, { orgId, ...wanted }, language);
}

/** The file of a claimant: that of the tracker, or the one that a guest has just filed in this session. */
async function ownFileOf({ tx, caller }: VisitCall): Promise<string | undefined> {
  if (caller.kind === 'tracker') return caller.claimFileId;
  if (caller.kind !== 'guest' || caller.scope.assignmentType !== 'claim_notification') return undefined;
  return findFileOfSession(tx, caller.orgId, caller.sessionId);
}

/** A visit that the caller may see; claimants see those of their own file. */
export async function visitOf(call: VisitCall, visitId: string): Promise<VisitRow> {
  return await permitted(call, await findVisit(call.tx, call.caller.orgId, visitId));
}

/** The same, locked. */
export async function lockedVisitOf(call: VisitCall, visitId: string): Promise<VisitRow> {
  return await permitted(call, await lockVisit(call.tx, call.caller.orgId, visitId));
}

async function permitted(call: VisitCall, visit: VisitRow | undefined): Promise<VisitRow> {
  const { caller } = call;
  if (visit === undefined) throw notFound();
  if (caller.kind === 'staff') return visit;
  if (caller.kind === 'guest' && caller.scope.assignmentId !== undefined) {
    if (visit.assignment_id !== caller.scope.assignmentId) throw notFound();
    return visit;
  }
  if (visit.claim_file_id !== (await ownFileOf(call))) throw notFound();
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
