import { closesCircle, periodFault, workingHalfDays } from '@dosar/absences-domain';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  absenceOn,
  findAbsence,
  insertAbsence,
  lockAbsences,
  lockPerson,
  updateAbsence,
  type AbsenceContent,
} from '../absence-repository.ts';
import { sendNotices, type NoticeNeeds } from '../notices/send-notices.ts';
import { findDeputyships } from '../replacement-repository.ts';
import {
  balancesByYear,
  candidatesOf,
  findType,
  freeDaysOf,
  type PlannedAbsence,
} from '../rules/absence-facts.ts';
import { findDeciders } from '../rules/people-repository.ts';
import { findClash } from './find-clash.ts';
import { personOf } from './preview-absence.ts';

/** Keeps an absence as a draft, or sends it to be decided. */
export async function saveAbsence(needs: NoticeNeeds, call: Call<'saveAbsence'>): Promise<Schema<'Absence'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  const userId = await personOf(call, body.user_id);
  const isForOther = userId !== caller.userId;
  await lockPerson(tx, orgId, userId);
  const content = await contentOf(call, userId, isForOther);
  const id = await store(call, userId, content);
  audit.subject(id);
  audit.note({ sent: content.status === 'asked', absence_type_code: content.absence_type_code });
  const row = await findAbsence(tx, orgId, id);
  if (!row) throw notFound();
  if (row.status === 'asked') {
    const deciders = await findDeciders(tx, orgId, userId);
    await sendNotices(
      needs,
      { tx, orgId, now },
      'asked',
      row,
      deciders.filter((decider) => decider !== caller.userId),
    );
    if (row.replacement_user_id !== null)
      await sendNotices(needs, { tx, orgId, now }, 'replacement_asked', row, [row.replacement_user_id]);
  }
  return absenceOn(localDateOf(now), row);
}

/** Refuses what no absence can be, and answers what is kept. */
async function contentOf(
  { tx, caller, body, language, now }: Call<'saveAbsence'>,
  userId: string,
  isForOther: boolean,
): Promise<AbsenceContent> {
  const { orgId } = caller;
  const type = await findType(tx, orgId, body.absence_type_code, language);
  if (!type || (type.only_managers && !isForOther) || !(await isChoosable(tx, orgId, type, body)))
    throw fieldRefused('absence_type_code', 'unknown_code');
  const freeDays = await freeDaysOf(tx, orgId, body);
  const fault = periodFault(body, freeDays);
  if (fault !== undefined)
    throw fieldRefused('date_to', fault === 'too_long' ? 'too_long' : 'invalid_value', fault);
  const planned: PlannedAbsence = { ...body, orgId, userId, type, absenceId: body.absence_id };
  const isSent = body.send || isForOther;
  const exception = body.balance_exception?.trim() || null;
  if (isSent) {
    const clash = await findClash(tx, planned);
    if (clash) throw new Problem(409, 'absence_overlaps', { context: clash });
    const today = localDateOf(now);
    refusePast(planned, { today, isCorrection: isForOther && (body.note?.trim() ?? '') !== '' });
    if (exception === null) await refuseOverBalance(tx, planned, today);
  }
  await refuseReplacement(tx, planned, body.replacement_user_id);
  const { absence_type_code, date_from, date_to, first_part, last_part, replacement_user_id } = body;
  return {
    absence_type_code,
    date_from,
    date_to,
    first_part,
    last_part,
    replacement_user_id,
    half_days: workingHalfDays(body, freeDays),
    status: isSent ? 'asked' : 'draft',
    note: body.note?.trim() ?? null,
    certificate_no: body.certificate_no?.trim() ?? null,
    balance_exception: exception,
  };
}

/** Days that are over are not asked for: a manager corrects them and says why. An illness is told when it has begun. */
function refusePast(
  { date_from: from, type }: PlannedAbsence,
  { today, isCorrection }: { today: string; isCorrection: boolean },
): void {
  if (from < today && !isCorrection && !type.returns_rest_days) throw new Problem(409, 'absence_in_the_past');
}

/** Nobody takes more rest leave than a year has left, counting what is asked for: the person is locked meanwhile. */
async function refuseOverBalance(
  tx: Call<'saveAbsence'>['tx'],
  planned: PlannedAbsence,
  today: string,
): Promise<void> {
  const exceeded = (await balancesByYear(tx, planned, today, true)).find(({ after }) => after < 0);
  if (exceeded === undefined) return;
  const { year, before } = exceeded;
  throw new Problem(409, 'leave_balance_exceeded', { context: { year, left: before } });
}

/** Only a colleague who is there can replace, and nobody whom the same person replaces in those days. */
async function refuseReplacement(
  tx: Call<'saveAbsence'>['tx'],
  planned: PlannedAbsence,
  deputyId: string | null,
): Promise<void> {
  if (deputyId === null) return;
  const added = { replaced_user_id: planned.userId, deputy_user_id: deputyId };
  if (closesCircle(added, await findDeputyships(tx, planned.orgId, planned)))
    throw new Problem(409, 'replacement_circle');
  if (!(await candidatesOf(tx, planned)).some((person) => person.user_id === deputyId))
    throw fieldRefused('replacement_user_id', 'invalid_value');
}

async function store(
  { tx, caller, body, now }: Call<'saveAbsence'>,
  userId: string,
  content: AbsenceContent,
) {
  const { orgId } = caller;
  if (body.absence_id === undefined)
    return insertAbsence(tx, { orgId, userId, createdBy: caller.userId, now }, content);
  const before = (await lockAbsences(tx, orgId, [body.absence_id])).get(body.absence_id);
  // A draft is its owner's alone.
  if (before?.user_id !== caller.userId || userId !== caller.userId) throw notFound();
  if (before.row_version !== body.row_version) throw staleRowVersion(before.row_version);
  if (before.status !== 'draft') throw new Problem(409, 'conflict');
  await updateAbsence(tx, orgId, before.absence_id, {
    ...content,
    replacement_answer: content.replacement_user_id === null ? null : 'asked',
    sent_at: content.status === 'asked' ? now : null,
  });
  return before.absence_id;
}

/** A kind that is no longer offered stays with an absence that has it. */
async function isChoosable(
  tx: Call<'saveAbsence'>['tx'],
  orgId: string,
  { is_offered: isOffered, absence_type_code: code }: PlannedAbsence['type'],
  { absence_id: absenceId }: Call<'saveAbsence'>['body'],
): Promise<boolean> {
  if (isOffered) return true;
  if (absenceId === undefined) return false;
  return (await findAbsence(tx, orgId, absenceId))?.absence_type_code === code;
}
