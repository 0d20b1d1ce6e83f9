import {
  calculateNote,
  changedRates,
  findFindings,
  rulesVersion,
  vatShareOn,
  type NoteHead,
  type RateChange,
} from '@dosar/assessment-domain';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { countItemHistory } from '../history/item-history-repository.ts';
import { findHigherOdometer, findPaidBefore, findReusedPhotos } from '../history/line-facts-repository.ts';
import { noteRefused } from '../note-refused.ts';
import { findDamagedParts, findInspection } from './inspection-repository.ts';
import { findLines, findNotes, findPhotos, lockNote, type LineRow, type NoteRow } from './note-repository.ts';
import { findRatesOn } from './rate-repository.ts';

/** What reading a note needs of a call. */
export type NoteReading = {
  tx: Transaction<Database>;
  caller: { orgId: string; userId: string; actorUserId?: string };
  language: Language;
};

/** An inspection with the version of its note that is asked for, the newest unless one is named. */
export async function openNote(
  reading: NoteReading,
  assignmentId: string,
  version?: number,
): Promise<Schema<'OpenedNote'>> {
  const { tx, caller, language } = reading;
  const { orgId, userId } = caller;
  const inspection = await findInspection(tx, { orgId, assignmentId, userId, language });
  if (inspection === undefined) throw notFound();
  const { partner_id: partnerId, org_code: _, ...start } = inspection;
  const notes = await findNotes(tx, orgId, assignmentId);
  const note = version === undefined ? notes[0] : notes.find(({ version_no: no }) => no === version);
  if (note === undefined && version !== undefined) throw notFound();
  return {
    start: {
      ...start,
      damaged_parts: await findDamagedParts(tx, { orgId, claimFileId: start.claim_file_id, language }),
    },
    note: note === undefined ? null : await shownNote(reading, note, partnerId),
    versions: notes.map(shownVersion),
  };
}

async function shownNote(
  { tx, caller: { orgId } }: NoteReading,
  note: NoteRow,
  partnerId: string | null,
): Promise<Schema<'AssessmentNote'>> {
  const lines = await findLines(tx, orgId, note.assessment_note_id);
  const photos = await findPhotos(tx, orgId, note.assessment_note_id);
  const counts = await countItemHistory(tx, orgId, note.assignment_id);
  const { totals } = calculateNote(note.head, lines);
  return {
    assessment_note_id: note.assessment_note_id,
    version_no: note.version_no,
    supplement_no: note.supplement_no,
    state: note.state,
    row_version: note.row_version,
    head: shownHead(note.head),
    vat_share: vatShareOn(note.head.parts_on),
    lines: lines.map((line) => shownLine(line, counts)),
    photos,
    totals: note.totals !== null && isClosed(note) ? note.totals : totals,
    findings: await findingsOf(tx, orgId, { note, lines, partnerId }),
    rules_version: rulesVersion,
    reason: note.reason,
    assessor_name: note.assessor_name,
    hash: note.hash,
    committed_at: note.committed_at?.toISOString() ?? null,
    signer_name: note.signer_name,
    signature: note.signature,
    unsigned_reason: note.unsigned_reason,
    missing_reason: note.missing_reason,
    total_loss: note.total_loss,
    changed_at: note.updated_at.toISOString(),
  };
}

function shownHead(head: NoteHead): Schema<'NoteHead'> {
  const { vehicle_value: value } = head;
  return { ...head, vehicle_value: value && { ...value, comparables: [...value.comparables] } };
}

/** A line as the contract has it. */
export function shownLine(line: LineRow, counts: ReadonlyMap<string, number>): Schema<'NoteLine'> {
  return {
    ...line,
    changed_at: line.changed_at.toISOString(),
    history_count: counts.get(line.item_guid) ?? 0,
  };
}

function shownVersion(note: NoteRow): Schema<'NoteVersionEntry'> {
  return {
    assessment_note_id: note.assessment_note_id,
    version_no: note.version_no,
    supplement_no: note.supplement_no,
    state: note.state,
    gross_bani: note.gross_bani,
    committed_at: note.committed_at?.toISOString() ?? null,
  };
}

/** Whether a note never changes again. */
export function isClosed({ state }: Pick<NoteRow, 'state'>): boolean {
  return state === 'committed' || state === 'superseded';
}

/** What there is to look at in a note: what its rules find, and what earlier files tell. */
export async function findingsOf(
  tx: Transaction<Database>,
  orgId: string,
  { note, lines, partnerId }: { note: NoteRow; lines: readonly LineRow[]; partnerId: string | null },
): Promise<Schema<'NoteFinding'>[]> {
  const { assessment_note_id: noteId, assignment_id: assignmentId, claim_file_id: claimFileId, head } = note;
  const photos = await findPhotos(tx, orgId, noteId);
  const judged = findFindings({ head, lines, photos, calculated: calculateNote(head, lines) });
  const guids = new Set(lines.map(({ item_guid: guid }) => guid));
  const paid = await findPaidBefore(tx, { orgId, assignmentId });
  const found = [
    ...outdatedRates(await ratesChanged(tx, orgId, { note, partnerId })),
    ...judged.map((finding) => ({ ...finding, ignored_reason: null })),
    ...paid.filter(({ item_guid: guid }) => guid !== null && guids.has(guid)),
    ...(await findReusedPhotos(tx, { orgId, noteId, claimFileId })),
    ...(await findHigherOdometer(tx, { orgId, claimFileId, odometer: head.odometer })),
  ];
  const ignored = new Map(note.ignored_findings.map(({ finding_key: key, reason }) => [key, reason]));
  return found.slice(0, 2000).map((finding) => ({
    ...finding,
    ignored_reason: ignored.get(finding.finding_key) ?? null,
  }));
}

function outdatedRates(changes: RateChange[]): Schema<'NoteFinding'>[] {
  if (changes.length === 0) return [];
  return [
    {
      finding_key: 'needs_recalculation',
      rule: 'needs_recalculation',
      severity: 'error',
      item_guid: null,
      rate_changes: changes,
      ignored_reason: null,
    },
  ];
}

/** Which other rates hold by now than those that the note was reckoned with. */
async function ratesChanged(
  tx: Transaction<Database>,
  orgId: string,
  { note, partnerId }: { note: NoteRow; partnerId: string | null },
): Promise<RateChange[]> {
  if (isClosed(note)) return [];
  const { rates, parts_on: day } = note.head;
  return changedRates(rates, await findRatesOn(tx, { orgId, partnerId, day }));
}

/** A note that can still be changed, held until the transaction ends. */
export async function lockOpenNote(
  { tx, caller }: Pick<NoteReading, 'tx' | 'caller'>,
  noteId: string,
  readVersion?: number,
): Promise<NoteRow> {
  const note = await lockNote(tx, caller.orgId, noteId);
  if (note === undefined) throw notFound();
  if (isClosed(note)) throw noteRefused(409, 'committed');
  if (readVersion !== undefined && note.row_version !== readVersion) throw staleRowVersion(note.row_version);
  return note;
}
