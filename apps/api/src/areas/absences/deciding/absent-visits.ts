import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { AbsenceRow } from '../absence-repository.ts';
import { absentVisits, type MovedVisit, type PlannedLeave } from '../extension-points.ts';

const mostVisits = 200;

function leaveOf(orgId: string, row: AbsenceRow): PlannedLeave {
  const { date_from, date_to, first_part, last_part } = row;
  return {
    orgId,
    absenceId: row.absence_id,
    userId: row.user_id,
    deputyId: row.replacement_answer === 'refused' ? null : row.replacement_user_id,
    date_from,
    date_to,
    first_part,
    last_part,
  };
}

/** Visits in the days of an absence, each with its proposed person or hour. */
export async function proposeVisits(
  moment: { tx: Transaction<Database>; now: Date },
  orgId: string,
  row: AbsenceRow,
  language: Language,
): Promise<Schema<'AbsentVisit'>[]> {
  const visits: Schema<'AbsentVisit'>[] = [];
  for (const source of absentVisits.entries())
    visits.push(...(await source.propose(moment, leaveOf(orgId, row), language)));
  return visits.slice(0, mostVisits);
}

/** Moves visits as a manager chose, or as proposed; `false` when one of them is not what it was. */
export async function moveVisits(
  context: ChangeContext,
  row: AbsenceRow,
  chosen: readonly MovedVisit[] | undefined,
  language: Language,
): Promise<boolean> {
  const leave = leaveOf(context.caller.orgId, row);
  for (const source of absentVisits.entries()) {
    const proposed = await source.propose(context, leave, language);
    const known = new Set(proposed.map((visit) => visit.visit_id));
    const moved = (chosen ?? proposed)
      .filter((visit) => known.has(visit.visit_id))
      .filter((visit) => visit.to_user_id !== null || visit.to_starts_at !== null)
      .map(({ visit_id, row_version, to_user_id, to_starts_at }) => ({
        visit_id,
        row_version,
        to_user_id,
        to_starts_at,
      }));
    if (moved.length > 0 && !(await source.move(context, leave, moved))) return false;
  }
  return true;
}

/** Puts back the visits that an approval moved; `false` when something has followed. */
export async function takeBackVisits(context: ChangeContext, absenceId: string): Promise<boolean> {
  for (const source of absentVisits.entries()) if (!(await source.takeBack(context, absenceId))) return false;
  return true;
}
