import { addDays } from '@dosar/kernel/dates';
import { endOfDay, localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { findOpenWork } from '#src/areas/assignments/index.ts';
import { findDeedsFor } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { absenceOn, findAbsence } from '../absence-repository.ts';

const urgentDays = 3;

/** What happened in the name of somebody who was away, and what is urgent on their return. */
export async function getReturnBrief({
  tx,
  caller,
  path,
  now,
  language,
}: Call<'getReturnBrief'>): Promise<Schema<'ReturnBrief'>> {
  const row = await findAbsence(tx, caller.orgId, path.absence_id);
  const today = localDateOf(now);
  if (row?.user_id !== caller.userId || row.status !== 'approved' || today < row.date_from) throw notFound();
  const period = { from: startOfDay(row.date_from), until: endOfDay(row.date_to) };
  const soon = endOfDay(addDays(today, urgentDays)).toISOString();
  const work = await findOpenWork(tx, caller, language);
  return {
    absence: absenceOn(today, row),
    deeds: await findDeedsFor(tx, caller, period, language),
    urgent: work
      .filter(
        ({ due_at: at, legal_due_date: legal }) =>
          at < soon || (legal !== null && legal <= addDays(today, urgentDays)),
      )
      .slice(0, 50)
      .map(({ assignment_id, claim_file_no, name, due_at, legal_due_date }) => ({
        assignment_id,
        claim_file_no,
        name,
        due_at,
        legal_due_date,
      })),
  };
}
