import { calculateNote, withRates } from '@dosar/assessment-domain';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findForeignPhotos, findInspection } from './inspection-repository.ts';
import { findLines, storePhotos, updateNote, type NoteRow } from './note-repository.ts';
import { findingsOf, lockOpenNote, openNote, type NoteReading } from './opened-note.ts';
import { findRatesOn } from './rate-repository.ts';

/** Saves what holds for a whole note. */
export async function saveNoteHead(call: Call<'saveNoteHead'>): Promise<Schema<'OpenedNote'>> {
  const { path, body, tx, caller, audit, now } = call;
  const note = await lockOpenNote(call, path.assessment_note_id, body.row_version);
  audit.subject(note.assessment_note_id);
  if (body.head.parts_on > localDateOf(now)) throw fieldRefused('head.parts_on', 'in_the_future');
  await updateNote(tx, caller.orgId, note.assessment_note_id, { head: body.head, state: 'draft' });
  return openNote(call, note.assignment_id, note.version_no);
}

/** Says what the photos of a note show. */
export async function saveNotePhotos(call: Call<'saveNotePhotos'>): Promise<Schema<'OpenedNote'>> {
  const { path, body, tx, caller, audit } = call;
  const { orgId } = caller;
  const note = await lockOpenNote(call, path.assessment_note_id, body.row_version);
  const { assessment_note_id: noteId, claim_file_id: claimFileId } = note;
  audit.subject(noteId);
  const documentIds = body.photos.map(({ document_id: id }) => id);
  const [foreign] = await findForeignPhotos(tx, { orgId, claimFileId, documentIds });
  if (foreign !== undefined) throw notFound();
  const guids = new Set((await findLines(tx, orgId, noteId)).map(({ item_guid: guid }) => guid));
  const index = body.photos.findIndex(({ item_guid: guid }) => guid !== null && !guids.has(guid));
  if (index >= 0) throw fieldRefused(`photos[${index}].item_guid`, 'invalid_value');
  await storePhotos(tx, { orgId, noteId }, body.photos);
  await updateNote(tx, orgId, noteId, { state: 'draft' });
  return openNote(call, note.assignment_id, note.version_no);
}

/** Reckons a note with the rates that hold now. */
export async function recalculateNote(call: Call<'recalculateNote'>): Promise<Schema<'OpenedNote'>> {
  const { path, body, tx, caller, audit } = call;
  const { orgId } = caller;
  const note = await lockOpenNote(call, path.assessment_note_id, body.row_version);
  audit.subject(note.assessment_note_id);
  const head =
    note.head.rates.source === 'hand'
      ? note.head
      : withRates(
          note.head,
          await findRatesOn(tx, {
            orgId,
            partnerId: await partnerOf(call, note),
            day: note.head.parts_on,
          }),
        );
  const lines = await findLines(tx, orgId, note.assessment_note_id);
  const { totals } = calculateNote(head, lines);
  await updateNote(tx, orgId, note.assessment_note_id, {
    head,
    totals,
    gross_bani: totals.gross_bani,
    state: 'calculated',
  });
  return openNote(call, note.assignment_id, note.version_no);
}

/** Lets a finding stand; an error only by somebody who manages. */
export async function ignoreFinding(call: Call<'ignoreFinding'>): Promise<Schema<'OpenedNote'>> {
  const { path, body, tx, caller, audit, now } = call;
  const { orgId, userId } = caller;
  const note = await lockOpenNote(call, path.assessment_note_id, body.row_version);
  audit.subject(note.assessment_note_id);
  const lines = await findLines(tx, orgId, note.assessment_note_id);
  const partnerId = await partnerOf(call, note);
  const findings = await findingsOf(tx, orgId, { note, lines, partnerId });
  const finding = findings.find(({ finding_key: key }) => key === body.finding_key);
  if (finding === undefined || finding.rule === 'needs_recalculation') throw notFound();
  if (
    finding.severity === 'error' &&
    !caller.roles.some((role) => role.endsWith('.manager') || role.endsWith('.Manager'))
  )
    throw new Problem(403, 'forbidden');
  audit.note({ finding: finding.finding_key, reason: body.reason });
  await updateNote(tx, orgId, note.assessment_note_id, {
    ignored_findings: [
      ...note.ignored_findings.filter(({ finding_key: key }) => key !== body.finding_key),
      {
        finding_key: body.finding_key,
        reason: body.reason.trim(),
        user_id: caller.actorUserId ?? userId,
        at: now.toISOString(),
      },
    ],
  });
  return openNote(call, note.assignment_id, note.version_no);
}

/** The partner who repairs the vehicle of a note, whose rates count. */
async function partnerOf({ tx, caller, language }: NoteReading, note: NoteRow): Promise<string | null> {
  const { orgId, userId } = caller;
  const found = await findInspection(tx, { orgId, assignmentId: note.assignment_id, userId, language });
  return found?.partner_id ?? null;
}
