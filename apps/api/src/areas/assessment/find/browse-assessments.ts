import { endOfDay, localDateOf, startOfDay } from '@dosar/kernel/zone';
import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { findVisitsOfPerson } from '#src/areas/scheduling/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import {
  findInspections,
  findInspectionsById,
  findInspectionsOfVins,
  findOtherInspections,
  findOwnInspections,
  type ListedInspection,
} from './assessment-list-repository.ts';

type Row = Schema<'AssessmentRow'>;
const foundAtMost = 50;

/** Inspections to find, begin, continue or take over (specification R7). */
export async function browseAssessments(call: Call<'browseAssessments'>): Promise<Schema<'AssessmentLists'>> {
  const { tx, caller, language, query } = call;
  const asked = { orgId: caller.orgId, userId: caller.userId, language };
  const mayAssess = caller.roles.some((role) => role === 'AC.Assessor' || role.endsWith('.manager'));
  const shown = (row: ListedInspection, match: Row['matched_by'] = null): Row => ({
    ...row,
    due_at: row.due_at.toISOString(),
    system_time: row.system_time.toISOString(),
    matched_by: match,
    visit: null,
    action: mayAssess ? actionOf(row) : 'open',
  });
  const today = await visitsOfToday(call, asked, shown);
  const isToday = new Set(today.map(({ assignment_id: id }) => id));
  return {
    found: query.q === undefined ? [] : await found(call, query.q, shown),
    today,
    mine: (await findOwnInspections(tx, asked))
      .filter(({ assignment_id: id }) => !isToday.has(id))
      .map((row) => shown(row)),
    others: (await findOtherInspections(tx, asked)).map((row) => shown(row)),
  };
}

/** The visits of the caller today, each with its inspection. */
async function visitsOfToday(
  { tx, caller, now }: Call<'browseAssessments'>,
  asked: Parameters<typeof findInspectionsById>[1],
  shown: (row: ListedInspection) => Row,
): Promise<Row[]> {
  const day = localDateOf(now);
  const visits = await findVisitsOfPerson(tx, caller.orgId, {
    userId: caller.userId,
    from: startOfDay(day),
    until: endOfDay(day),
  });
  const ids = visits.map(({ assignmentId }) => assignmentId);
  const rows = ids.length === 0 ? [] : await findInspectionsById(tx, asked, ids);
  return visits.flatMap(({ assignmentId, startsAt, endsAt, placeName }) => {
    const row = rows.find(({ assignment_id: id }) => id === assignmentId);
    const visit = {
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      place_name: placeName,
    };
    return row ? [{ ...shown(row), visit }] : [];
  });
}

async function found(
  { tx, caller, language }: Call<'browseAssessments'>,
  text: string,
  shown: (row: ListedInspection, match: Row['matched_by']) => Row,
): Promise<Row[]> {
  const asked = { orgId: caller.orgId, userId: caller.userId, language };
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const joined = words.join('').replaceAll(/[.-]/g, '');
  if (joined.length < 2) return [];
  const direct = await findInspections(tx, asked, { words, joined });
  const vins = [...new Set(direct.flatMap(({ vin }) => vin ?? []))];
  const known = new Set(direct.map(({ assignment_id: id }) => id));
  const related = vins.length === 0 ? [] : await findInspectionsOfVins(tx, asked, vins);
  return [
    ...direct.map((row) => shown(row, matchedBy(row, joined))),
    ...related.filter(({ assignment_id: id }) => !known.has(id)).map((row) => shown(row, 'same_vin')),
  ].slice(0, foundAtMost);
}

function matchedBy(row: ListedInspection, joined: string): Row['matched_by'] {
  const has = (value: string | null) => value?.toLowerCase().includes(joined) ?? false;
  if (has(row.claim_file_no)) return 'file';
  if (has(row.plate)) return 'plate';
  return has(row.vin) ? 'vin' : 'name';
}

/** What the caller does next with an inspection: a closed note grows by a supplement only. */
function actionOf(row: ListedInspection): Row['action'] {
  const isClosed = row.category_code === 'done' || row.category_code === 'cancelled';
  if (isClosed) return 'open';
  if (row.note_state === 'committed' || row.note_state === 'superseded') return 'supplement';
  if (!row.is_mine) return 'take_over';
  return row.note_state === null ? 'begin' : 'continue';
}
