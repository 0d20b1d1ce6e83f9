import { randomUUID } from 'node:crypto';
import { plainLine, type NoteHead } from '@dosar/assessment-domain';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { coveragesOf } from '#src/areas/settlement/index.ts';
import { findDamagedParts, findInspection, type DamagedPart } from './inspection-repository.ts';
import { findNotes, insertNote, lockInspection, storeLine } from './note-repository.ts';
import { openNote } from './opened-note.ts';
import { findRatesOn } from './rate-repository.ts';

/** The note of an inspection. */
export function getAssessmentNote(call: Call<'getAssessmentNote'>): Promise<Schema<'OpenedNote'>> {
  return openNote(call, call.path.assignment_id, call.query.version);
}

/** Begins the note of an inspection with what the notice told; one that was begun already is answered as it is. */
export async function beginAssessmentNote(call: Call<'beginAssessmentNote'>): Promise<Schema<'OpenedNote'>> {
  const { path, tx, caller, now, audit } = call;
  const { orgId, userId } = caller;
  const { assignment_id: assignmentId } = path;
  // Names of parts are Romanian: they are printed in the note.
  const inspection = await findInspection(tx, { orgId, assignmentId, userId, language: 'ro' });
  if (inspection === undefined) throw notFound();
  await lockInspection(tx, orgId, assignmentId);
  const [known] = await findNotes(tx, orgId, assignmentId);
  audit.subject(known?.assessment_note_id ?? assignmentId);
  if (known !== undefined) return openNote(call, assignmentId);

  const day = localDateOf(now);
  const { claim_file_id: claimFileId, partner_id: partnerId } = inspection;
  const rates = await findRatesOn(tx, { orgId, partnerId, day });
  const coverages = await coveragesOf(tx, { orgId, claimFileId });
  const head: NoteHead = {
    parts_on: day,
    odometer: null,
    rates,
    recovers_vat: false,
    discount_share: rates.discount_share ?? 0,
    deductible_bani: coverages.find(({ coverage_code: code }) => code === 'vehicle')?.deductible_bani ?? 0,
    vehicle_value: null,
    residual_bani: null,
    hidden_reserve_bani: 0,
    remark: null,
  };
  const noteId = await insertNote(tx, {
    orgId,
    assignmentId,
    claimFileId,
    versionNo: 1,
    supplementNo: 0,
    parentNoteId: null,
    head,
    reason: null,
    userId,
    now,
  });
  audit.subject(noteId);
  const parts = await findDamagedParts(tx, { orgId, claimFileId, language: 'ro' });
  for (const [index, part] of parts.entries())
    await storeLine(
      tx,
      { orgId, noteId, userId, now },
      { item_guid: randomUUID(), values: { ...firstValues(part), position: (index + 1) * 1000 } },
    );
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId,
    kind: 'assessment',
    title: { ro: 'Notă de constatare începută', en: 'Assessment note begun' },
    data: { assessment_note_id: noteId },
  });
  return openNote(call, assignmentId);
}

// Romanian, as the names of the parts are: the remark is printed in the note.
const severityWords: Record<NonNullable<DamagedPart['severity']>, string> = {
  scratched: 'zgâriat',
  dented: 'îndoit',
  broken: 'spart',
  deformed: 'deformat',
  missing: 'lipsește',
};

/** A line as the notice has it: to be checked, with what was said about it as its remark. */
function firstValues({ severity, ...part }: DamagedPart) {
  const remark = severity === null ? null : `Din avizare: ${severityWords[severity]}`;
  return { ...plainLine, operation: 'check' as const, ...part, remark };
}
