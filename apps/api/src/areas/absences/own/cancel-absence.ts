import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { absenceOn, findAbsence, lockAbsences, updateAbsence } from '../absence-repository.ts';
import { endHandOver } from '../deciding/end-hand-over.ts';
import { sendNotices, type NoticeNeeds } from '../notices/send-notices.ts';
import { findDeciders } from '../rules/people-repository.ts';

/** Takes back one of the caller's requests or drafts, or an approved absence before it begins. */
export async function cancelAbsence(
  needs: NoticeNeeds,
  call: Call<'cancelAbsence'>,
): Promise<Schema<'Absence'>> {
  const { tx, caller, path, body, now, audit } = call;
  const { orgId, userId } = caller;
  const today = localDateOf(now);
  const before = (await lockAbsences(tx, orgId, [path.absence_id])).get(path.absence_id);
  if (before?.user_id !== userId) throw notFound();
  audit.subject(before.absence_id);
  if (before.row_version !== body.row_version) throw staleRowVersion(before.row_version);
  const isOver = before.status === 'approved' && before.date_from <= today;
  if (isOver || !['draft', 'asked', 'approved'].includes(before.status)) throw new Problem(409, 'conflict');
  if (before.status === 'approved') {
    await endHandOver(call, before);
    const told = await findDeciders(tx, orgId, userId);
    if (before.replacement_user_id !== null) told.push(before.replacement_user_id);
    await sendNotices(needs, { tx, orgId, now }, 'cancelled', before, told);
  }
  await updateAbsence(tx, orgId, before.absence_id, { status: 'cancelled' });
  const row = await findAbsence(tx, orgId, before.absence_id);
  return absenceOn(today, row ?? before);
}
