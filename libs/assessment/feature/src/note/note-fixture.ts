import { calculateNote } from '@dosar/assessment-domain';
import type { Schema } from '@dosar/openapi';
import { freshValues } from '../lines/line-values.ts';
import type { Note, OpenedNote } from './note-query.ts';

const id = (no: number) => `0190b6a0-0000-7000-8000-00000000a0${String(no).padStart(2, '0')}`;

/** The inspection that a note is about. */
export function aNoteStart(change: Partial<Schema<'NoteStart'>> = {}): Schema<'NoteStart'> {
  return {
    assignment_id: id(1),
    claim_file_id: id(2),
    claim_file_no: 'DM26R0000094',
    assignment_type_name: 'Inspection',
    assignment_status_name: 'Note issued',
    assignment_status_color: '#00796b',
    assignment_row_version: 1,
    assessor_user_id: id(3),
    assessor_name: 'Elena Rusu',
    is_mine: true,
    organisation_name: 'Dosar',
    claimant_name: 'Anghel Raluca',
    plate: 'CJ32XAF',
    vin: null,
    vehicle_name: 'Škoda Fabia',
    known_odometer: null,
    damaged_parts: [],
    photo_ids: [],
    file: {
      policy_name: 'RCA',
      policy_number: 'RO/12/345678',
      policy_insurer: 'Dosar',
      policy_valid_from: '2026-01-01',
      policy_valid_to: '2026-12-31',
      event_on: '2026-11-18',
      event_time: '08:30',
      event_place: 'Cluj-Napoca, Cluj',
      police_report_no: null,
      other_name: 'Pop Mihai',
      other_plate: 'CJ01ABC',
      other_insurer: 'Alfa',
      other_policy_number: 'RO/22/111222',
    },
    ...change,
  };
}

/** What holds for a whole note. */
export function aNoteHead(change: Partial<Note['head']> = {}): Note['head'] {
  return {
    parts_on: '2026-09-01',
    odometer: 84_210,
    rates: {
      source: 'partner',
      source_name: 'Auto Rapid',
      valid_from: '2026-01-01',
      rates: {
        body_bani: 18_000,
        mechanic_bani: 16_000,
        electric_bani: 17_000,
        paint_bani: 19_000,
        material_bani: 8_500,
      },
    },
    recovers_vat: false,
    discount_share: 500,
    deductible_bani: 30_000,
    vehicle_value: null,
    residual_bani: null,
    hidden_reserve_bani: 0,
    remark: null,
    ...change,
  };
}

/** A line that the server has. */
export function aNoteLine(
  no: number,
  values: Partial<Schema<'NoteLineValues'>> = {},
  change: Partial<Omit<Schema<'NoteLine'>, 'values'>> = {},
): Schema<'NoteLine'> {
  return {
    item_guid: `0190b6a0-0000-7000-8000-00000000b00${no}`,
    row_version: 1,
    values: freshValues({ position: no * 1000, part_name: `Piesa ${no}`, ...values }),
    changed_by: null,
    changed_at: '2026-11-25T08:00:00.000Z',
    history_count: 0,
    ...change,
  };
}

/** A first note that is still written. */
function aNote(change: Partial<Note> = {}): Note {
  const { head = aNoteHead(), lines = [aNoteLine(1)] } = change;
  return {
    assessment_note_id: id(4),
    version_no: 1,
    supplement_no: 0,
    state: 'draft',
    row_version: 1,
    head,
    vat_share: 2100,
    lines,
    photos: [],
    totals: calculateNote(head, lines).totals,
    findings: [],
    rules_version: 1,
    reason: null,
    assessor_name: 'Elena Rusu',
    hash: null,
    committed_at: null,
    signer_name: null,
    signature: null,
    unsigned_reason: null,
    missing_reason: null,
    total_loss: null,
    changed_at: '2026-11-25T08:00:00.000Z',
    ...change,
  };
}

/** An inspection whose only note is this one. */
export function anOpenedNote(change: Partial<Note> = {}): OpenedNote {
  const note = aNote(change);
  const {
    assessment_note_id: noteId,
    version_no: version,
    supplement_no: supplement,
    state,
    committed_at: closed,
  } = note;
  return {
    start: aNoteStart(),
    note,
    versions: [
      {
        assessment_note_id: noteId,
        version_no: version,
        supplement_no: supplement,
        state,
        gross_bani: note.totals.gross_bani,
        committed_at: closed,
      },
    ],
  };
}
