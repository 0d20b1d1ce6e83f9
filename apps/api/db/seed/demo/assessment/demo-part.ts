import { calculateNote, type NoteHead, type NoteLine, type NoteOperation } from '@dosar/assessment-domain';
import { localDateOf } from '@dosar/kernel/zone';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { demoId } from '../demo-random.ts';
import type { DemoPart } from '../demo-part.ts';
import { viewOfZone } from '../documents/damage-drawing.ts';
import { viewOfName } from '../documents/planned-photo.ts';
import type { DemoWorld } from '../demo-world.ts';
import { writeNorms } from './demo-norms.ts';
import { asTotalLoss, supplementTo } from './note-stories.ts';
import { writeEstimate } from './write-estimate.ts';
import { closeNotes, insertNotes, replaceNotes, type DemoNote } from './write-notes.ts';

/**
 * Notes in every state, with the rates they are reckoned with; three files of one VIN name the same bumper.
 *
 * Of the finished ones, one is a total loss, one has a supplement, and one the estimate of a shop in two rounds.
 */
export const demoPart: DemoPart = {
  name: 'assessment',
  after: ['claims', 'assignments'],
  async seed(tx, world) {
    await setRates(tx, world);
    if (world.orgCode === 'demo') await writeNorms(tx, world);
    const { orgId, orgCode } = world;
    const inspected = await findInspected(tx, world);
    // What is finished stands in nobody's list of work: these are looked up, and none of the other stories needs them.
    const [damagedMost, opened, repaired] = inspected
      .filter(({ status_code: status, parts }) => status === 'finished' && parts.length > 1)
      .map(({ assignment_id: id }) => id);
    const notes = inspected.map((one) => {
      const note = noteOf(world, one);
      return one.assignment_id === damagedMost ? asTotalLoss(note) : note;
    });
    await insertNotes(tx, orgId, notes);
    await closeNotes(
      tx,
      orgId,
      notes.filter(({ isClosed }) => isClosed),
    );
    const first = notes.filter(({ assignmentId }) => assignmentId === opened);
    const supplements = first.map((note) => supplementTo(orgCode, note));
    await insertNotes(tx, orgId, supplements);
    await closeNotes(tx, orgId, supplements);
    await replaceNotes(
      tx,
      orgId,
      first.map(({ noteId }) => noteId),
    );
    for (const note of notes.filter(({ assignmentId }) => assignmentId === repaired))
      await writeEstimate(tx, world, note);
  },
};

type Tx = Transaction<Database>;

const rates: NoteHead['rates']['rates'] = {
  body_bani: 18_000,
  mechanic_bani: 16_000,
  electric_bani: 17_000,
  paint_bani: 19_000,
  material_bani: 8_500,
};
const ratesFrom = '2024-01-01';
const olderRates: typeof rates = {
  body_bani: 15_000,
  mechanic_bani: 13_500,
  electric_bani: 14_500,
  paint_bani: 16_000,
  material_bani: 7_000,
};
const olderFrom = '2022-01-01';

async function setRates(tx: Tx, { orgId }: DemoWorld) {
  await sql`
    insert into assessment_rate (org_id, partner_id, valid_from, rates, created_at)
    values (${orgId}, null, ${olderFrom}, ${JSON.stringify(olderRates)}::jsonb, ${olderFrom}),
      (${orgId}, null, ${ratesFrom}, ${JSON.stringify(rates)}::jsonb, ${ratesFrom})`.execute(tx);
}

type Inspected = {
  assignment_id: string;
  claim_file_id: string;
  claim_file_no: string;
  status_code: string;
  assigned_user_id: string | null;
  odometer: number | null;
  category: string;
  at: Date;
  parts: { part_code: string; part_name: string; zone: string; side: 'left' | 'right' | null }[];
  photos: { id: string; name: string }[];
};

/** Inspections that have come so far that there is a note of them. */
async function findInspected(tx: Tx, { orgId }: DemoWorld): Promise<Inspected[]> {
  const { rows } = await sql<Inspected>`
    select work.assignment_id, work.claim_file_id, work.claim_file_no, work.status_code, work.assigned_user_id, car.odometer,
      coalesce(car.vehicle_category_code, 'car') as category,
      least(coalesce(work.done_at, work.started_at, work.created_at + interval '1 day'), work.last_activity_at) as at,
      (select jsonb_agg(jsonb_build_object('part_code', part.vehicle_part_code, 'part_name', part.name_ro,
          'zone', part.vehicle_zone_code, 'side', part.side) order by part.position)
        from claim_vehicle damaged cross join lateral jsonb_array_elements(damaged.damaged_parts) hit
        join vehicle_part part on part.vehicle_part_code = hit ->> 'vehicle_part_code'
        where damaged.org_id = file.org_id and damaged.claim_file_id = file.claim_file_id
          and damaged.vehicle_id = file.main_vehicle_id) as parts,
      coalesce((select jsonb_agg(jsonb_build_object('id', photo.document_id, 'name', photo.file_name)
          order by photo.system_time, photo.document_id) from document photo
        where photo.org_id = file.org_id and photo.claim_file_id = file.claim_file_id
          and photo.doc_type_code = 'damage_photo' and photo.mime_type like 'image/%'), '[]') as photos
    from assignment work
    join claim_file file on file.org_id = work.org_id and file.claim_file_id = work.claim_file_id
    join vehicle car on car.org_id = file.org_id and car.vehicle_id = file.main_vehicle_id
    where work.org_id = ${orgId} and work.assignment_type_code = 'assessment'
      and work.status_code in ('inspecting', 'note_draft', 'note_issued', 'finished')
    order by work.claim_file_no, work.assignment_id`.execute(tx);
  return rows.filter(({ parts }) => (parts as unknown) !== null);
}

const operations: readonly NoteOperation[] = ['replace', 'repair', 'replace', 'remove_refit'];

function noteOf({ orgCode }: DemoWorld, inspected: Inspected): DemoNote {
  const head: NoteHead = {
    parts_on: localDateOf(inspected.at),
    odometer: inspected.odometer,
    rates: { source: 'organisation', source_name: null, valid_from: ratesFrom, rates },
    recovers_vat: false,
    discount_share: 0,
    deductible_bani: 0,
    vehicle_value: null,
    residual_bani: null,
    hidden_reserve_bani: 50_000,
    remark: null,
  };
  const lines = inspected.parts.map((part, index) => lineOf(orgCode, inspected, { part, index }));
  return {
    noteId: demoId('assessment_note', orgCode, inspected.assignment_id),
    supplementNo: 0,
    parentId: null,
    reason: null,
    assignmentId: inspected.assignment_id,
    claimFileId: inspected.claim_file_id,
    claimFileNo: inspected.claim_file_no,
    userId: inspected.assigned_user_id,
    at: inspected.at,
    isClosed: inspected.status_code === 'note_issued' || inspected.status_code === 'finished',
    head,
    lines,
    photos: photosOf(inspected, lines),
    totals: calculateNote(head, lines).totals,
  };
}

function lineOf(
  orgCode: string,
  { assignment_id: assignmentId }: Inspected,
  { part, index }: { part: Inspected['parts'][number]; index: number },
): NoteLine {
  const operation = operations[index % operations.length] ?? 'replace';
  const isNew = operation === 'replace';
  const isPainted = operation !== 'remove_refit';
  // Prices follow the name of the part, so that the same part costs the same on every file.
  const price = 28_000 + (part.part_code.length % 12) * 13_500;
  return {
    item_guid: demoId('assessment_item', orgCode, `${assignmentId} ${part.part_code}`),
    values: {
      ...part,
      position: (index + 1) * 1000,
      operation,
      part_source: isNew ? 'equivalent' : 'none',
      quantity_hundredths: 100,
      unit_price_bani: isNew ? price : 0,
      new_price_bani: operation === 'repair' ? price * 2 : null,
      discount_share: null,
      labour_type: 'body',
      labour_hundredths: operation === 'repair' ? 220 : 60 + index * 20,
      paint_level: isPainted ? (isNew ? 'new_part' : 'repair') : 'none',
      paint_hundredths: isPainted ? 120 + index * 30 : 0,
      sublet_bani: 0,
      betterment_share: 0,
      is_preexisting: false,
      remark: null,
    },
  };
}

const corners = {
  front: ['front_left', 'front_right', 'plate'],
  rear: ['rear_left', 'rear_right', 'plate'],
  left: [],
  right: [],
} as const;

/** Photos from the front and the rear show two corners and the plate; a line gets a photo of the side that it is on. */
function photosOf({ photos, category }: Inspected, lines: readonly NoteLine[]): DemoNote['photos'] {
  const shown = new Set<string>();
  return photos.flatMap(({ id, name }) => {
    const view = viewOfName(name);
    if (view === undefined) return [];
    const subjects = corners[view].filter((subject) => !shown.has(subject));
    const line = lines.find(
      ({ item_guid: guid, values }) =>
        !shown.has(guid) && values.zone !== null && viewOfZone(category, values.zone) === view,
    );
    for (const subject of [...subjects, ...(line ? [line.item_guid] : [])]) shown.add(subject);
    const ofCar = subjects.map((subject) => ({ document_id: id, subject, item_guid: null }));
    const ofLine = line
      ? (['near', 'far'] as const).map((subject) => ({
          document_id: id,
          subject,
          item_guid: line.item_guid,
        }))
      : [];
    return [...ofCar, ...ofLine];
  });
}
