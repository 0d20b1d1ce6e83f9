import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findAbsence, lockAbsences, updateAbsence } from '../absence-repository.ts';
import { sendNotices, type NoticeNeeds } from '../notices/send-notices.ts';
import { questionOf } from './get-own-absences.ts';

/** Says whether the caller replaces a colleague who asked for it. */
export async function answerReplacement(
  needs: NoticeNeeds,
  call: Call<'answerReplacement'>,
): Promise<Schema<'ReplacementQuestion'>> {
  const { tx, caller, path, body, now, audit } = call;
  const { orgId, userId } = caller;
  const before = (await lockAbsences(tx, orgId, [path.absence_id])).get(path.absence_id);
  if (before?.replacement_user_id !== userId || before.status === 'draft') throw notFound();
  audit.subject(before.absence_id);
  audit.note({ accepts: body.accepts });
  if (before.row_version !== body.row_version) throw staleRowVersion(before.row_version);
  if (before.status !== 'asked') throw new Problem(409, 'conflict');
  const reason = body.reason?.trim() ?? '';
  if (!body.accepts && reason === '') throw fieldRefused('reason', 'required');
  await updateAbsence(tx, orgId, before.absence_id, {
    replacement_answer: body.accepts ? 'accepted' : 'refused',
    replacement_reason: body.accepts ? null : reason,
  });
  const row = (await findAbsence(tx, orgId, before.absence_id)) ?? before;
  await sendNotices(
    needs,
    { tx, orgId, now },
    body.accepts ? 'replacement_accepted' : 'replacement_refused',
    row,
    [row.user_id],
  );
  return questionOf(call, row);
}
