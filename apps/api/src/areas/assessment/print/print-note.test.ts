import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleLine } from '../testing/access-samples.ts';
import { pdfBoxes, pdfText } from '#src/testing/pdf-text.ts';
import { differenceOf } from './note-difference.ts';
import { operationMarks, sourceNames, subjectNames, totalNames } from './note-words.ts';
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
      org_code: 'demo',
      claimant_name: 'Țăndărei Ștefania',
      plate: 'B879WDA',
      vin: 'UU1HSDJ9G54321987',
      vehicle_name: 'Dacia Duster, 2019',
      known_odometer: null,
      photo_ids: [],
      partner_id: null,
      file: {
        policy_name: 'RCA',
        policy_number: 'RO/12/345678',
        policy_insurer: 'Asigurarea Demo',
        policy_valid_from: '2026-01-01',
        policy_valid_to: '2026-12-31',
        event_on: '2026-11-18',
        event_time: '08:30',
        event_place: 'Calea Florești, Cluj-Napoca, Cluj',
        police_report_no: 'A 1234',
        other_name: 'Pop Mihai',
        other_plate: 'CJ01ABC',
        other_insurer: 'Alfa Asigurări',
        other_policy_number: 'RO/22/111222',
      },
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
      unsigned_reason: 'păgubitul nu a venit',
      missing_reason: null,
      total_loss: null,
      gross_bani: null,
      committed_at: at,
      updated_at: at,
      row_version: 1,
    },
    lines,
    difference: undefined,
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
  const needs = {
    trackerOrigin: 'https://dosar.example',
    files: { open: async () => Readable.from([photo]) },
  };
  const pdf = await printNote(needs, noteWith(40));
  const pages = await pdfText(pdf);
  const text = pages.join(' ');
  expect(text).toContain('Țăndărei Ștefania');
  expect(text).toContain('nu se plătește');
  expect(text).toContain('40. aproape, rândul 4');
  expect(pages.at(-1)).toContain(`pagina ${pages.length} din ${pages.length}`);
}, 60_000);

/** What the printed page says, in Romanian. */
const pageWords = JSON.parse(
  readFileSync(
    new URL('../../../../../../libs/assessment/feature/translations/ro.json', import.meta.url),
    'utf8',
  ),
) as Readonly<Record<string, string>>;

/** The words that the page says on every note, or only on some. */
const said = (prefix: string) =>
  Object.entries(pageWords).flatMap(([id, text]) => (id.startsWith(prefix) ? text.split(/\{[^}]*\}/u) : []));

test('B3 the PDF of a supplement to a total loss says what the page says, line by line', async () => {
  const printed = noteWith(0);
  const head = {
    ...printed.note.head,
    residual_bani: 400_000,
    remark: 'Vehiculul este în curte.',
    vehicle_value: {
      amount_bani: 4_230_000,
      source: 'autovit.ro',
      valued_on: '2026-11-20',
      comparables: [
        { name: 'Dacia Duster 2019, 90.000 km', amount_bani: 4_190_000 },
        { name: 'Dacia Duster 2019, 71.000 km', amount_bani: 4_310_000 },
      ],
    },
  };
  const [first, ...others] = printed.lines;
  const pdf = await printNote(
    { trackerOrigin: 'https://dosar.example', files: { open: async () => undefined } },
    {
      ...printed,
      note: {
        ...printed.note,
        head,
        supplement_no: 1,
        version_no: 2,
        reason: 'după demontare',
        missing_reason: 'fără serie',
      },
      difference: differenceOf(
        { head, lines: others },
        { head, lines: first === undefined ? others : [first, ...others.slice(1)] },
      ),
    },
  );
  const text = (await pdfText(pdf)).join(' ').replaceAll(/\s+/g, ' ');
  for (const expected of [
    'Asigurător Asigurarea Demo',
    'Poliță RCA RO/12/345678, Asigurarea Demo, 01.01.2026 – 31.12.2026',
    'Data evenimentului 18.11.2026, 08:30',
    'Locul evenimentului Calea Florești, Cluj-Napoca, Cluj',
    'Document de la poliție A 1234',
    'Cealaltă parte Pop Mihai, CJ 01 ABC, Alfa Asigurări, RO/22/111222',
    'Număr de înmatriculare B 879 WDA',
    'Valoarea vehiculului la data daunei: 42.300,00 lei (autovit.ro, 20.11.2026).',
    'Comparabila 1: Dacia Duster 2019, 90.000 km, 41.900,00 lei.',
    'Comparabila 2: Dacia Duster 2019, 71.000 km, 43.100,00 lei.',
    'Valoarea rămasă a vehiculului: 4.000,00 lei.',
    'Date și fotografii lipsă: fără serie',
    'Nesemnat: păgubitul nu a venit',
    'Adăugat Bară spate 0,00',
    'Scos Panou interior ușă dreapta-spate',
    'scanați codul sau deschideți https://dosar.example/verify',
  ])
    expect(text).toContain(expected);
  // A word of the page that the paper lacks, or says in another way, is missing here.
  const onlySometimes = ['draft', 'hiddenDamage', 'noPhoto', 'photoOfLine', 'appendix', 'signature', 'title'];
  const missing = Object.entries(pageWords)
    .filter(
      ([id]) =>
        id.startsWith('assessment.print.') && !onlySometimes.includes(id.replace('assessment.print.', '')),
    )
    .flatMap(([, words]) => words.split(/\{[^}]*\}/u))
    .map((words) => words.trim())
    .filter((words) => /\p{L}{2}/u.test(words) && !text.includes(words));
  expect(missing).toEqual([]);
});

test('B3 marks, sources, sums and photos are called on paper what the page calls them', () => {
  const words = new Set([
    ...said('assessment.shortOperation.'),
    ...said('assessment.choices.source'),
    ...said('assessment.figure.'),
    ...said('assessment.subject.'),
  ]);
  const printed = [
    ...Object.values(operationMarks),
    ...Object.values(sourceNames),
    ...totalNames.map(([, name]) => name),
    ...Object.values(subjectNames),
  ];
  expect(printed.filter((name) => !words.has(name))).toEqual([]);
});

test('B3 the caption of a photo that shows many lines does not run under the next photo', async () => {
  const printed = noteWith(0);
  const photos = Array.from({ length: 40 }, (_, index) => ({
    document_id: index < 30 ? 'one' : `photo-${index}`,
    subject: 'near' as const,
    item_guid: `line-${index % 4}`,
    sha256: '',
    file_name: 'foto.jpg',
    copy_key: null,
  }));
  const pdf = await printNote(
    { trackerOrigin: 'https://dosar.example', files: { open: async () => undefined } },
    { ...printed, photos },
  );
  const boxes = await pdfBoxes(pdf);
  const bottomOfCaption = Math.min(
    ...boxes
      .filter(({ text }) => /rândul \d/u.test(text))
      .slice(0, 8)
      .map(({ y }) => y),
  );
  const third = boxes.find(({ text }) => text.startsWith('3. '));
  const photoHeight = 176;
  expect((third?.y ?? 0) + photoHeight).toBeLessThan(bottomOfCaption);
});
