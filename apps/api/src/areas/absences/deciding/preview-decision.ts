import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { absenceOn, findAbsence } from '../absence-repository.ts';
import { factsOf, findType } from '../rules/absence-facts.ts';
import { mayDecide } from '../rules/people-repository.ts';
import { proposeVisits } from './absent-visits.ts';
import { proposeLines } from './hand-over-lines.ts';

/** Everything that approving an absence would change. */
export async function previewDecision({
  tx,
  caller,
  path,
  now,
  language,
}: Call<'previewDecision'>): Promise<Schema<'DecisionPreview'>> {
  const { orgId } = caller;
  const row = await findAbsence(tx, orgId, path.absence_id);
  if (!row || !(await mayDecide(tx, caller, row))) throw notFound();
  const type = await findType(tx, caller.orgId, row.absence_type_code, language);
  if (!type) throw notFound();
  const today = localDateOf(now);
  const isOpen = row.status === 'asked' && type.counts_as_away;
  const planned = { ...row, orgId, userId: row.user_id, type, absenceId: row.absence_id };
  return {
    absence: absenceOn(today, row),
    ...(await factsOf(tx, planned, { now, language })),
    lines: isOpen ? await proposeLines(tx, orgId, row, language) : [],
    visits: isOpen ? await proposeVisits({ tx, now }, orgId, row, language) : [],
  };
}
