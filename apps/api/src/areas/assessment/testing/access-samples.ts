import { sql } from 'kysely';
import type { AreaSamples, Identifiers } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

const itemGuid = '0199aaaa-0000-7000-8000-000000000001';
const rates = { body_bani: 1, mechanic_bani: 1, electric_bani: 1, paint_bani: 1, material_bani: 1 };
const head = {
  parts_on: '2026-01-05',
  odometer: 84_210,
  rates: { source: 'hand', source_name: null, valid_from: null, rates },
  recovers_vat: false,
  discount_share: 0,
  deductible_bani: 0,
  vehicle_value: null,
  residual_bani: null,
  hidden_reserve_bani: 0,
  remark: null,
};
/** Values of a line, for requests. */
export const sampleLine = {
  position: 1000,
  part_code: 'front_bumper',
  part_name: 'Bară față',
  zone: 'front',
  side: null,
  operation: 'check',
  part_source: 'none',
  quantity_hundredths: 100,
  unit_price_bani: 0,
  new_price_bani: null,
  discount_share: null,
  labour_type: 'body',
  labour_hundredths: 40,
  paint_level: 'none',
  paint_hundredths: 0,
  sublet_bani: 0,
  betterment_share: 0,
  is_preexisting: false,
  remark: null,
};

const normFile = () => ({
  csv: 'piesa;operatie;ore\nfront_bumper;replace;1,5',
  columns: null,
  valid_from: '2099-01-01',
  file_name: 'norme.csv',
});

async function newNorms(api: TestApi, assignmentId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into assessment_norm (org_id, valid_from, file_name, lines, created_by_user_id, created_at)
    select work.org_id, '2026-01-01', 'norme.csv', '[]', person.user_id, now()
    from assignment work join app_user person on person.org_id = work.org_id and person.username = 'calin.dobre'
    where work.assignment_id = ${assignmentId} returning assessment_norm_id as id`.execute(
    api.database.kysely,
  );
  return rows[0]?.id ?? '';
}

export const samples: AreaSamples = {
  async identifiers(api, { assignmentId }) {
    return {
      ...(await newNote(api, assignmentId)),
      ...(await newEstimate(api, assignmentId)),
      assignmentId,
      itemGuid,
      item_guid: itemGuid,
      assessment_norm_id: await newNorms(api, assignmentId),
      finding_key: 'photo:vin:note',
    };
  },
  bodies: {
    saveNoteLines: () => ({
      lines: [{ item_guid: itemGuid, row_version: 1, values: sampleLine }],
      removed: [],
    }),
    takeOverInspection: () => ({ reason: 'Inspectorul lipsește', row_version: 1 }),
    saveNoteHead: () => ({ head, row_version: 1 }),
    saveNotePhotos: ({ identifiers }) => photosBody(identifiers),
    importEstimate: () => estimateBody,
    saveEstimateLines: ({ identifiers }) => estimateLines(identifiers),
    previewRepairNorms: normFile,
    importRepairNorms: normFile,
    withdrawRepairNorms: ({ identifiers }) => ({
      assessment_norm_id: identifiers['assessment_norm_id'],
      is_withdrawn: true,
      row_version: 1,
    }),
    saveAssessmentRate: () => ({
      partner_id: null,
      valid_from: '2026-01-05',
      rates,
      discount_share: 0,
      row_version: 0,
    }),
  },
  naming: { saveNotePhotos: photosBody, saveEstimateLines: estimateLines },
};

const estimateBody = {
  shop_name: 'Auto Rapid',
  source: 'typed',
  file_name: 'deviz.csv',
  rows: [['Bară față', '10,00']],
  columns: { code: null, name: 0, quantity: null, unit_price: null, hours: null, amount: 1 },
  first_row: 0,
};

function estimateLines(identifiers: Identifiers) {
  const line = {
    estimate_line_id: identifiers['estimate_line_id'],
    item_guid: itemGuid,
    agreed_bani: 1000,
    reason_code: null,
    reason_note: null,
  };
  return { lines: [line], row_version: 1 };
}

/** The estimate of a shop with one line. */
async function newEstimate(api: TestApi, assignmentId: string): Promise<Identifiers> {
  const { rows } = await sql<{ id: string }>`
    insert into shop_estimate (org_id, assignment_id, claim_file_id, round_no, shop_name, file_name, source)
    select org_id, assignment_id, claim_file_id, 1, 'Auto Rapid', 'deviz.csv', 'csv' from assignment
    where assignment_id = ${assignmentId} returning shop_estimate_id as id`.execute(api.database.kysely);
  const estimateId = rows[0]?.id ?? '';
  const { rows: lines } = await sql<{ id: string }>`
    insert into estimate_line (org_id, shop_estimate_id, position, name, amount_bani)
    select org_id, shop_estimate_id, 0, 'Bară față', 1000 from shop_estimate where shop_estimate_id = ${estimateId}
    returning estimate_line_id as id`.execute(api.database.kysely);
  return { shop_estimate_id: estimateId, estimate_line_id: lines[0]?.id ?? '' };
}

function photosBody(identifiers: Identifiers) {
  return {
    photos: [{ document_id: identifiers['document_id'], subject: 'far', item_guid: itemGuid }],
    row_version: 1,
  };
}

/** A note with one line. */
async function newNote(api: TestApi, assignmentId: string): Promise<Identifiers> {
  const { rows } = await sql<{ id: string }>`
    insert into assessment_note (org_id, assignment_id, claim_file_id, version_no, head)
    select org_id, assignment_id, claim_file_id, 90, ${JSON.stringify(head)}::jsonb from assignment
    where assignment_id = ${assignmentId}
      and not exists (select from assessment_note known where known.assignment_id = assignment.assignment_id)
    returning assessment_note_id as id`.execute(api.database.kysely);
  const { rows: known } = await sql<{ id: string }>`
    select assessment_note_id as id from assessment_note where assignment_id = ${assignmentId}`.execute(
    api.database.kysely,
  );
  const noteId = rows[0]?.id ?? known[0]?.id ?? '';
  const { position, part_code: code, part_name: name, ...line } = sampleLine;
  await sql`
    insert into assessment_item (org_id, assessment_note_id, item_guid, position, part_code, part_name, line)
    select org_id, assessment_note_id, ${itemGuid}, ${position}, ${code}, ${name}, ${JSON.stringify(line)}::jsonb
    from assessment_note where assessment_note_id = ${noteId}
    on conflict do nothing`.execute(api.database.kysely);
  return { assessment_note_id: noteId };
}
