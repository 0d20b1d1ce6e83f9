import { workingHalfDays } from '@dosar/absences-domain';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { takeBackHandOver } from '#src/areas/assignments/index.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  absenceOn,
  findAbsence,
  lockAbsences,
  updateAbsence,
  type AbsenceRow,
} from '../absence-repository.ts';
import { absenceRevoked } from '../events.ts';
import { sendNotices, type NoticeNeeds } from '../notices/send-notices.ts';
import { revokeReplacement } from '../replacement-repository.ts';
import { freeDaysOf } from '../rules/absence-facts.ts';
import { mayDecide } from '../rules/people-repository.ts';
import { takeBackVisits } from './absent-visits.ts';
import { endHandOver, factsOfEvent } from './end-hand-over.ts';

/** Takes back an approval as a whole, while nothing has followed from it. */
export async function undoDecision(
  needs: NoticeNeeds,
  call: Call<'undoDecision'>,
): Promise<Schema<'Absence'>> {
  const { tx, caller, now } = call;
  const { orgId } = caller;
  const row = await lockApproved(call, call.body.row_version);
  const isTakenBack =
    localDateOf(now) < row.date_from &&
    (await takeBackVisits(call, row.absence_id)) &&
    (row.assignment_change_id === null || (await takeBackHandOver(call, row.assignment_change_id)));
  if (!isTakenBack) throw new Problem(409, 'absence_followed');
  await revokeReplacement(tx, orgId, row.absence_id, now);
  await updateAbsence(tx, orgId, row.absence_id, {
    status: 'asked',
    decided_by_user_id: null,
    decided_at: null,
    assignment_change_id: null,
    // Whoever was overruled is asked again.
    ...(row.replacement_answer === 'overruled' && { replacement_answer: 'asked', replacement_reason: null }),
  });
  await publish(call, absenceRevoked, factsOfEvent(row));
  await sendNotices(needs, { tx, orgId, now }, 'undone', row, peopleOf(row));
  return present(call, row);
}

/** Revokes an approved absence with a reason; the replacement ends now. */
export async function revokeAbsence(
  needs: NoticeNeeds,
  call: Call<'revokeAbsence'>,
): Promise<Schema<'Absence'>> {
  const { tx, caller, body, now } = call;
  const { orgId } = caller;
  const reason = body.reason.trim();
  if (reason === '') throw fieldRefused('reason', 'required');
  const row = await lockApproved(call, body.row_version);
  const today = localDateOf(now);
  if (row.date_to < today) throw new Problem(409, 'conflict');
  await endHandOver(call, row);
  await updateAbsence(tx, orgId, row.absence_id, {
    // What was taken stays taken: after its first day the absence ends today instead of never having been.
    ...(row.date_from < today ? await endedOn(call, row, today) : { status: 'revoked' as const }),
    decided_by_user_id: caller.userId,
    decided_at: now,
    decision_reason: reason,
  });
  await sendNotices(needs, { tx, orgId, now }, 'revoked', { ...row, decision_reason: reason }, peopleOf(row));
  return present(call, row);
}

/** The absence as it stands when it ends on a day within it; work and replacement have gone back already. */
async function endedOn({ tx, caller }: DecisionCall, row: AbsenceRow, today: string) {
  const lastPart = today < row.date_to ? ('whole' as const) : row.last_part;
  const ended = { ...row, date_to: today, last_part: lastPart };
  const freeDays = await freeDaysOf(tx, caller.orgId, ended);
  return {
    date_to: today,
    last_part: lastPart,
    half_days: workingHalfDays(ended, freeDays),
    assignment_change_id: null,
  };
}

/** Ends the replacement of an absence, now and with a reason; the absence and the work that was handed over stay. */
export async function endReplacement(
  needs: NoticeNeeds,
  call: Call<'endReplacement'>,
): Promise<Schema<'Absence'>> {
  const { tx, caller, body, now } = call;
  const { orgId } = caller;
  const reason = body.reason.trim();
  if (reason === '') throw fieldRefused('reason', 'required');
  const row = await lockApproved(call, body.row_version);
  const isReplaced = row.replacement_answer !== null && standsIn.includes(row.replacement_answer);
  if (!isReplaced || row.date_to < localDateOf(now)) throw new Problem(409, 'conflict');
  await revokeReplacement(tx, orgId, row.absence_id, now);
  await updateAbsence(tx, orgId, row.absence_id, { replacement_answer: 'ended', replacement_reason: reason });
  const ended = { ...row, replacement_reason: reason };
  await sendNotices(needs, { tx, orgId, now }, 'replacement_ended', ended, peopleOf(row));
  return present(call, row);
}

/** Answers with which somebody stands in during an approved absence; `asked` of absences from before it had to be agreed. */
const standsIn: readonly Schema<'ReplacementAnswer'>[] = ['asked', 'accepted', 'overruled'];

type DecisionCall = Pick<Call<'undoDecision'>, 'tx' | 'caller' | 'path' | 'now' | 'audit'>;

/** An approved absence of somebody whom the caller manages, in the version that was read. */
async function lockApproved({ tx, caller, path, audit }: DecisionCall, version: number): Promise<AbsenceRow> {
  const row = (await lockAbsences(tx, caller.orgId, [path.absence_id])).get(path.absence_id);
  if (!row || !(await mayDecide(tx, caller, row))) throw notFound();
  audit.subject(row.absence_id);
  if (row.row_version !== version) throw staleRowVersion(row.row_version);
  if (row.status !== 'approved') throw new Problem(409, 'conflict');
  return row;
}

const peopleOf = ({ user_id: userId, replacement_user_id: deputy }: AbsenceRow) =>
  deputy === null ? [userId] : [userId, deputy];

async function present({ tx, caller, now }: DecisionCall, row: AbsenceRow): Promise<Schema<'Absence'>> {
  const after = await findAbsence(tx, caller.orgId, row.absence_id);
  return absenceOn(localDateOf(now), after ?? row);
}
