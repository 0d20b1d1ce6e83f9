import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleLine } from '../testing/access-samples.ts';
import { pdfText } from '#src/testing/pdf-text.ts';
import { printNote, type PrintedNote } from './print-note.ts';

const at = new Date('2026-11-25T10:00:00Z');
const rates = {
  body_bani: 18_000,
  mechanic_bani: 16_000,
  electric_bani: 17_000,
  paint_bani: 19_000,
  material_bani: 8_500,
};

/** A closed note with so many photos of its lines. */
function noteWith(photoCount: number): PrintedNote {
  const names = ['Bară spate', 'Panou interior ușă dreapta-spate', 'Ușă dreapta-spate', 'Prag dreapta'];
  const lines = names.map((name, index) => ({
    item_guid: `line-${index}`,
    row_version: 1,
    changed_by: null,
    changed_at: at,
    values: {
      ...(sampleLine as PrintedNote['lines'][number]['values']),
      part_name: name,
      part_code: null,
      operation: index === 0 ? ('replace' as const) : ('repair' as const),
      unit_price_bani: index === 0 ? 112_000 : 0,
      labour_hundredths: 140,
      paint_hundredths: 220,
      is_preexisting: index === 3,
      remark: index === 3 ? 'din fotografiile avizării' : null,
    },
  }));
  return {
    inspection: {
      assignment_id: '',
      claim_file_id: '',
      claim_file_no: 'DM26R0000075',
      assignment_type_name: 'Constatare',
      assignment_status_name: 'Notă emisă',
      assignment_status_color: '#2e7d32',
      assignment_row_version: 1,
      assessor_user_id: null,
      assessor_name: 'Elena Rusu',
      is_mine: true,
      organisation_name: 'Asigurarea Demo',
      claimant_name: 'Țăndărei Ștefania',
      plate: 'B879WDA',
      vin: 'UU1HSDJ9G54321987',
      vehicle_name: 'Dacia Duster, 2019',
      known_odometer: null,
      photo_ids: [],
      partner_id: null,
    },
    note: {
      assessment_note_id: '',
      assignment_id: '',
      claim_file_id: '',
      version_no: 1,
      supplement_no: 0,
      parent_note_id: null,
      state: 'committed',
      head: {
        parts_on: '2026-11-25',
        odometer: 84_210,
        rates: { source: 'partner', source_name: 'Auto Rapid', valid_from: '2026-09-01', rates },
        recovers_vat: false,
        discount_share: 0,
        deductible_bani: 50_000,
        vehicle_value: null,
        residual_bani: null,
        hidden_reserve_bani: 50_000,
        remark: null,
      },
      totals: null,
      ignored_findings: [],
      reason: null,
      assessor_name: 'Elena Rusu',
      hash: 'a'.repeat(64),
      document_id: null,
      signer_name: null,
      signature: null,
      total_loss: null,
      gross_bani: null,
      committed_at: at,
      updated_at: at,
      row_version: 1,
    },
    lines,
    photos: Array.from({ length: photoCount }, (_, index) => ({
      document_id: `photo-${index}`,
      subject: 'near' as const,
      item_guid: `line-${index % 4}`,
      sha256: '',
      file_name: 'foto.jpg',
      copy_key: 'copy',
    })),
  };
}

test('B3 a note with 40 photos prints with every photo named and the older damage unpaid', async () => {
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer();
  const files = { open: async () => Readable.from([photo]) };
  const pdf = await printNote({ files }, noteWith(40));
  const pages = await pdfText(pdf);
  const text = pages.join(' ');
  expect(text).toContain('Țăndărei Ștefania');
  expect(text).toContain('nu se plătește');
  expect(text).toContain('40. De aproape, rândul 4');
  expect(pages.at(-1)).toContain(`pagina ${pages.length} din ${pages.length}`);
}, 60_000);
