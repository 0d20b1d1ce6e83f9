import { closesCircle } from '@dosar/absences-domain';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { handOverWork, type HandedOver } from '#src/areas/assignments/index.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import {
  absenceOn,
  findAbsence,
  lockAbsences,
  updateAbsence,
  type AbsenceRow,
} from '../absence-repository.ts';
import { absenceApproved } from '../events.ts';
import { sendNotices, tellClaimants, type NoticeNeeds } from '../notices/send-notices.ts';
import { findDeputyships, holdReplacements, insertReplacement } from '../replacement-repository.ts';
import { candidatesOf, findType } from '../rules/absence-facts.ts';
import { mayDecide } from '../rules/people-repository.ts';
import { moveVisits, takeBackVisits } from './absent-visits.ts';
import { factsOfEvent } from './end-hand-over.ts';
import { contactsOf, planOf } from './begin-hand-over.ts';
import { proposeLines } from './hand-over-lines.ts';
import { keepHandOver } from './planned-hand-over-repository.ts';

type Decision = Schema<'AbsenceDecision'>;
/** Who decides, when and in which transaction. */
type Deciding = Pick<Call<'decideAbsences'>, 'tx' | 'caller' | 'now' | 'language'>;
type SkippedCode = NonNullable<Schema<'DecidedAbsence'>['code']>;

/** Approves and refuses absences, all in one transaction; each that is not what it was says so. */
export async function decideAbsences(
  needs: NoticeNeeds,
  call: Call<'decideAbsences'>,
): Promise<Schema<'DecidedAbsence'>[]> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  for (const [index, { decision, reason }] of body.decisions.entries())
    if (decision === 'refuse' && (reason?.trim() ?? '') === '')
      throw fieldRefused(`decisions.${index}.reason`, 'required');

  const locked = await lockAbsences(
    tx,
    orgId,
    body.decisions.map((decision) => decision.absence_id),
  );
  const results: Schema<'DecidedAbsence'>[] = [];
  for (const decision of body.decisions) {
    const row = locked.get(decision.absence_id);
    const isVisible = row !== undefined && (await mayDecide(tx, caller, row));
    const code = isVisible ? await decideAbsence(needs, call, row, decision) : 'not_found';
    const after = isVisible ? await findAbsence(tx, orgId, decision.absence_id) : undefined;
    results.push({
      absence_id: decision.absence_id,
      outcome: code === undefined ? 'done' : 'skipped',
      code: code ?? null,
      absence: after ? absenceOn(localDateOf(now), after) : null,
    });
  }
  const [only] = body.decisions.length === 1 ? body.decisions : [];
  if (only) audit.subject(only.absence_id);
  audit.note({
    done: results.filter((result) => result.outcome === 'done').length,
    skipped: results.filter((result) => result.outcome === 'skipped').length,
  });
  return results;
}

/** Decides a locked absence; answers why it stays as it is, `undefined` when it is decided. */
export async function decideAbsence(
  needs: NoticeNeeds,
  call: Deciding,
  row: AbsenceRow,
  decision: Decision,
): Promise<SkippedCode | undefined> {
  const { tx, caller, now } = call;
  const { orgId } = caller;
  if (row.status !== 'asked') return 'not_open';
  if (row.row_version !== decision.row_version) return 'stale';
  const decided = { decided_by_user_id: caller.userId, decided_at: now };
  if (decision.decision === 'refuse') {
    const reason = decision.reason?.trim() ?? '';
    await updateAbsence(tx, orgId, row.absence_id, {
      ...decided,
      status: 'refused',
      decision_reason: reason,
    });
    await sendNotices(needs, { tx, orgId, now }, 'refused', { ...row, decision_reason: reason }, [
      row.user_id,
    ]);
    return undefined;
  }
  return approve(needs, call, row, decision, decided);
}

/**
 * The absence with what its replacement has agreed to; `undefined` while nobody has answered.
 *
 * Nobody stands in without having agreed, unless whoever decides overrules with a reason, which the replacement reads.
 */
function agreedOn(row: AbsenceRow, decision: Decision): AbsenceRow | undefined {
  const { replacement_answer: answer } = row;
  const reason = decision.overrule_reason?.trim() ?? '';
  const hasAgreed = answer === null || answer === 'accepted';
  if (hasAgreed || (answer === 'refused' && reason === '')) return row;
  return reason === '' ? undefined : { ...row, replacement_answer: 'overruled', replacement_reason: reason };
}

async function approve(
  needs: NoticeNeeds,
  call: Deciding,
  asked: AbsenceRow,
  decision: Decision,
  decided: { decided_by_user_id: string; decided_at: Date },
): Promise<SkippedCode | undefined> {
  const { tx, caller, now, language } = call;
  const { orgId } = caller;
  const row = agreedOn(asked, decision);
  if (row === undefined) return 'replacement_unanswered';
  const { user_id: userId, absence_id: absenceId } = row;
  const type = await findType(tx, orgId, row.absence_type_code, language);
  const deputyId = row.replacement_answer === 'refused' ? null : row.replacement_user_id;
  const deputyship = deputyId === null ? undefined : { replaced_user_id: userId, deputy_user_id: deputyId };
  if (deputyship) await holdReplacements(tx, orgId);
  if (deputyship && closesCircle(deputyship, await findDeputyships(tx, orgId, row))) return 'circle';

  const isAway = type?.counts_as_away === true;
  const proposed = isAway ? await proposeLines(tx, orgId, row, language) : [];
  const lines =
    decision.lines ??
    proposed.flatMap((line) => (line.to_user_id === null ? [] : [{ ...line, to_user_id: line.to_user_id }]));
  const told =
    decision.told_claim_file_ids ?? (decision.lines ? [] : proposed.map((line) => line.claim_file_id));
  // Work goes over with the first day: until then its owner is there and goes on with it.
  const hasBegun = row.date_from <= localDateOf(now);
  if (!hasBegun && !(await canGo(call, row, lines, proposed))) return 'work_changed';
  if (isAway && !(await moveVisits(call, row, decision.visits, language))) return 'work_changed';
  const changeId =
    lines.length === 0 || !hasBegun
      ? null
      : await handOverWork(call, { fromUserId: userId, deciderId: caller.userId, lines });
  if (changeId === undefined) {
    // Other decisions of the same call stand: what was moved for this one goes back.
    await takeBackVisits(call, absenceId);
    return 'work_changed';
  }

  await updateAbsence(tx, orgId, absenceId, {
    ...decided,
    status: 'approved',
    decision_reason: null,
    assignment_change_id: changeId,
    replacement_answer: row.replacement_answer,
    replacement_reason: row.replacement_reason,
  });
  if (isAway && !hasBegun) await keepHandOver(tx, orgId, absenceId, planOf(row, proposed, { lines, told }));
  if (deputyship && isAway)
    await insertReplacement(tx, {
      orgId,
      ...deputyship,
      absence_id: absenceId,
      date_from: row.date_from,
      date_to: row.date_to,
      first_part: row.first_part,
      last_part: row.last_part,
    });
  await publish(call, absenceApproved, factsOfEvent(row));
  await sendNotices(needs, { tx, orgId, now }, 'approved', row, [userId]);
  if (deputyId !== null && row.replacement_answer === 'overruled')
    await sendNotices(needs, { tx, orgId, now }, 'replacement_overruled', row, [deputyId]);
  if (hasBegun) await tellClaimants(needs, call, row, contactsOf(proposed, lines, told));
  return undefined;
}

/** Whether each piece of work is what it was when the lines were written, and meant for somebody who can stand in. */
async function canGo(
  { tx, caller }: Deciding,
  row: AbsenceRow,
  lines: readonly HandedOver[],
  proposed: readonly Schema<'HandOverLine'>[],
): Promise<boolean> {
  if (lines.length === 0) return true;
  const versions = new Map(proposed.map((line) => [line.assignment_id, line.row_version]));
  const planned = { ...row, orgId: caller.orgId, userId: row.user_id, absenceId: row.absence_id };
  const able = new Set((await candidatesOf(tx, planned)).map((person) => person.user_id));
  return lines.every(
    (line) => versions.get(line.assignment_id) === line.row_version && able.has(line.to_user_id),
  );
}
