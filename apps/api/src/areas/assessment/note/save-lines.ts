import { hasSameValues } from '@dosar/assessment-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { countItemHistory } from '../history/item-history-repository.ts';
import { noteRefused } from '../note-refused.ts';
import { findInspection } from './inspection-repository.ts';
import {
  deleteLine,
  findLines,
  findUnknownParts,
  reopenDraft,
  storeLine,
  type LineRow,
} from './note-repository.ts';
import { findingsOf, lockOpenNote, shownLine } from './opened-note.ts';

/** A note longer than this is no note of one vehicle. */
const mostLines = 500;

/** Saves lines of a note, each for itself: a conflict in one keeps no other from being saved. */
export async function saveNoteLines(call: Call<'saveNoteLines'>): Promise<Schema<'SavedLines'>> {
  const { path, body, tx, caller, now, audit, language } = call;
  const { orgId, userId } = caller;
  const { assessment_note_id: noteId } = path;
  const note = await lockOpenNote(call, noteId);
  audit.subject(noteId);
  await refuseUnknownParts(call);
  const before = new Map((await findLines(tx, orgId, noteId)).map((line) => [line.item_guid, line]));
  const change = { orgId, noteId, userId: caller.actorUserId ?? userId, now };
  const plan = planOf(body, before);
  for (const line of plan.written) await storeLine(tx, change, line);
  for (const guid of plan.deleted) await deleteLine(tx, change, guid);
  const hasChanged = plan.written.length + plan.deleted.length > 0;
  if (hasChanged) await reopenDraft(tx, orgId, noteId);
  audit.note({
    written: plan.written.length,
    removed: plan.deleted.length,
    conflicts: plan.conflicts.length,
  });

  const lines = await findLines(tx, orgId, noteId);
  if (lines.length >= mostLines && plan.written.length > 0) throw noteRefused(409, 'too_many_lines');
  const counts = await countItemHistory(tx, orgId, note.assignment_id);
  const saved = new Set(plan.saved);
  const inspection = await findInspection(tx, { orgId, assignmentId: note.assignment_id, userId, language });
  return {
    state: hasChanged ? 'draft' : note.state,
    row_version: note.row_version,
    saved: lines.filter(({ item_guid: guid }) => saved.has(guid)).map((line) => shownLine(line, counts)),
    removed: plan.removed,
    conflicts: plan.conflicts.map((guid) => {
      const current = before.get(guid);
      return { item_guid: guid, current: current === undefined ? null : shownLine(current, counts) };
    }),
    findings: await findingsOf(tx, orgId, { note, lines, partnerId: inspection?.partner_id ?? null }),
  };
}

type Changes = Call<'saveNoteLines'>['body'];

/** Which lines are written and which are not, by the version that was read. */
function planOf({ lines, removed }: Changes, before: ReadonlyMap<string, LineRow>) {
  const written: Changes['lines'] = [];
  const saved: string[] = [];
  const conflicts: string[] = [];
  for (const line of lines) {
    const current = before.get(line.item_guid);
    // Sent again after a lost answer: it stands there already, whatever version was read.
    const isThere =
      current !== undefined &&
      hasSameValues(current.values, line.values) &&
      current.values.position === line.values.position;
    if (!isThere && (current?.row_version ?? null) !== line.row_version) conflicts.push(line.item_guid);
    else saved.push(line.item_guid);
    if (!isThere && (current?.row_version ?? null) === line.row_version) written.push(line);
  }
  const deleted: string[] = [];
  const gone: string[] = [];
  for (const { item_guid: guid, row_version: readVersion } of removed) {
    const current = before.get(guid);
    if (current !== undefined && current.row_version !== readVersion) conflicts.push(guid);
    else gone.push(guid);
    if (current?.row_version === readVersion) deleted.push(guid);
  }
  return { written, saved, deleted, removed: gone, conflicts };
}

async function refuseUnknownParts({ tx, body }: Call<'saveNoteLines'>): Promise<void> {
  const codes = body.lines.flatMap(({ values }) => values.part_code ?? []);
  const [unknown] = await findUnknownParts(tx, codes);
  if (unknown === undefined) return;
  const index = body.lines.findIndex(({ values }) => values.part_code === unknown);
  throw fieldRefused(`lines[${index}].values.part_code`, 'unknown_code');
}
