import type { ReferenceTable } from './reference-table.ts';

type Flag = 'deducts_balance' | 'returns_rest_days' | 'not_away' | 'needs_certificate' | 'only_managers';

const typeList: readonly (readonly [
  code: string,
  names: readonly [ro: string, en: string],
  short: readonly [ro: string, en: string],
  flags: readonly Flag[],
])[] = [
  ['rest', ['Concediu de odihnă', 'Rest leave'], ['CO', 'RL'], ['deducts_balance']],
  [
    'medical',
    ['Concediu medical', 'Medical leave'],
    ['CM', 'ML'],
    ['returns_rest_days', 'needs_certificate'],
  ],
  ['unpaid', ['Concediu fără plată', 'Unpaid leave'], ['CFS', 'UL'], []],
  ['family_event', ['Eveniment familial', 'Family event'], ['EF', 'FE'], []],
  ['business_trip', ['Delegație', 'Business trip'], ['DEL', 'BT'], []],
  ['training', ['Instruire', 'Training'], ['INS', 'TR'], []],
  ['telework', ['Telemuncă', 'Telework'], ['TM', 'TW'], ['not_away']],
  ['recovery', ['Recuperare', 'Time off in lieu'], ['REC', 'TOIL'], ['only_managers']],
];

/** Kinds of absence with their rules. */
export function absenceTypes(): ReferenceTable {
  return {
    table: 'absence_type',
    key: ['absence_type_code'],
    rows: typeList.map(([code, [nameRo, nameEn], [shortRo, shortEn], flags], position) => ({
      absence_type_code: code,
      name_ro: nameRo,
      name_en: nameEn,
      short_ro: shortRo,
      short_en: shortEn,
      deducts_balance: flags.includes('deducts_balance'),
      returns_rest_days: flags.includes('returns_rest_days'),
      counts_as_away: !flags.includes('not_away'),
      needs_certificate: flags.includes('needs_certificate'),
      only_managers: flags.includes('only_managers'),
      position,
    })),
  };
}
