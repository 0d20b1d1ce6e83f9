import type { ReferenceTable } from './reference-table.ts';

/** Lines of business. */
export function businessSegments(): ReferenceTable {
  return {
    table: 'business_segment',
    key: ['business_segment_code'],
    rows: [{ business_segment_code: 'auto', name_ro: 'Auto', name_en: 'Motor', position: 0 }],
  };
}

const types: readonly (readonly [code: string, letter: string, ro: string, en: string])[] = [
  ['rca', 'R', 'RCA', 'Compulsory liability (RCA)'],
  ['casco', 'C', 'CASCO', 'Own damage (CASCO)'],
  ['rca_dd', 'D', 'RCA cu decontare directă', 'RCA with direct settlement'],
  ['green_card', 'G', 'Carte verde', 'Green card'],
  ['other', 'A', 'Altă asigurare', 'Other insurance'],
];

/** Policy types of the auto segment; the letter stands in the claim file number. */
export function policyTypes(): ReferenceTable {
  return {
    table: 'policy_type',
    key: ['policy_type_code'],
    rows: types.map(([code, letter, ro, en], position) => ({
      policy_type_code: code,
      business_segment_code: 'auto',
      claim_letter: letter,
      name_ro: ro,
      name_en: en,
      position,
    })),
  };
}
