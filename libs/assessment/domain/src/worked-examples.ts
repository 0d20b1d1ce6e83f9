import type { NoteTotals } from './calculate-note.ts';
import type { NoteHead, NoteLineValues } from './note-line.ts';

/** Rates of the examples: 180, 160, 170, 190 and 85 lei an hour. */
export const plainHead: NoteHead = {
  parts_on: '2026-09-01',
  odometer: 84_210,
  rates: {
    source: 'organisation',
    source_name: null,
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
  discount_share: 0,
  deductible_bani: 0,
  vehicle_value: null,
  residual_bani: null,
  hidden_reserve_bani: 0,
  remark: null,
};

type Example = {
  title: string;
  head?: Partial<NoteHead>;
  lines: readonly Partial<NoteLineValues>[];
  /** How it was reckoned by hand. */
  byHand: readonly string[];
  totals: Partial<NoteTotals>;
};

/** Notes that were reckoned by hand, each with how. */
export const workedExamples: readonly Example[] = [
  {
    title: 'a bumper is replaced and painted',
    lines: [{ unit_price_bani: 112_000, labour_hundredths: 140, paint_hundredths: 220 }],
    byHand: [
      '1 x 1120,00 = 1120,00',
      '1,4 h x 180 = 252,00',
      '2,2 h x 190 = 418,00 and 2,2 h x 85 = 187,00',
      'net 1977,00; VAT 21 % = 415,17',
    ],
    totals: {
      parts_bani: 112_000,
      body_bani: 25_200,
      paint_bani: 41_800,
      material_bani: 18_700,
      net_bani: 197_700,
      vat_bani: 41_517,
      gross_bani: 239_217,
      payable_bani: 239_217,
    },
  },
  {
    title: 'half a ban is rounded up in each line, not in the sum',
    lines: [
      { unit_price_bani: 333, quantity_hundredths: 50 },
      { unit_price_bani: 333, quantity_hundredths: 50 },
      { unit_price_bani: 333, quantity_hundredths: 50 },
    ],
    byHand: [
      '0,5 x 3,33 = 1,665, so 1,67',
      '3 x 1,67 = 5,01 and not 4,995',
      'VAT 21 % of 5,01 = 1,0521, so 1,05',
    ],
    totals: { parts_bani: 501, net_bani: 501, vat_bani: 105, gross_bani: 606 },
  },
  {
    title: 'betterment comes off what the discount leaves',
    lines: [{ unit_price_bani: 100_000, discount_share: 1_000, betterment_share: 2_500 }],
    byHand: ['1000,00 - 10 % = 900,00', '25 % of 900,00 = 225,00', 'net 675,00; VAT 141,75'],
    totals: {
      parts_bani: 100_000,
      discount_bani: 10_000,
      betterment_bani: 22_500,
      net_bani: 67_500,
      vat_bani: 14_175,
      gross_bani: 81_675,
    },
  },
  {
    title: 'prices of July 2025 carry 19 % VAT',
    head: { parts_on: '2025-07-31' },
    lines: [{ unit_price_bani: 100_000 }],
    byHand: ['19 % of 1000,00 = 190,00'],
    totals: { vat_share: 1_900, vat_bani: 19_000, gross_bani: 119_000 },
  },
  {
    title: 'prices of August 2025 carry 21 % VAT',
    head: { parts_on: '2025-08-01' },
    lines: [{ unit_price_bani: 100_000 }],
    byHand: ['21 % of 1000,00 = 210,00'],
    totals: { vat_share: 2_100, vat_bani: 21_000, gross_bani: 121_000 },
  },
  {
    title: 'a firm that takes its VAT back is paid without it, less the deductible',
    head: { recovers_vat: true, deductible_bani: 50_000 },
    lines: [{ unit_price_bani: 200_000 }],
    byHand: ['net 2000,00, no VAT', '2000,00 - 500,00 = 1500,00'],
    totals: { vat_bani: 0, gross_bani: 200_000, deductible_bani: 50_000, payable_bani: 150_000 },
  },
  {
    title: 'a deductible takes off no more than there is',
    head: { deductible_bani: 500_000 },
    lines: [{ unit_price_bani: 10_000 }],
    byHand: ['gross 121,00, deductible 5000,00, so 121,00', 'payable 0'],
    totals: { gross_bani: 12_100, deductible_bani: 12_100, payable_bani: 0 },
  },
  {
    title: 'older damage is printed and not paid',
    lines: [
      { labour_hundredths: 150, paint_hundredths: 180, operation: 'repair', is_preexisting: true },
      { labour_hundredths: 40, labour_type: 'mechanic', operation: 'check' },
      { labour_hundredths: 30, labour_type: 'electric', operation: 'calibrate', sublet_bani: 25_000 },
    ],
    byHand: ['0,4 h x 160 = 64,00', '0,3 h x 170 = 51,00 and 250,00 elsewhere', 'net 365,00; VAT 76,65'],
    totals: {
      body_bani: 0,
      mechanic_bani: 6_400,
      electric_bani: 5_100,
      sublet_bani: 25_000,
      net_bani: 36_500,
      vat_bani: 7_665,
      gross_bani: 44_165,
    },
  },
];
