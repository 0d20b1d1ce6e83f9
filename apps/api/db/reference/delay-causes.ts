import type { ReferenceTable } from './reference-table.ts';

const causes: readonly (readonly [code: string, ro: string, en: string])[] = [
  ['late_estimate', 'Deviz întârziat', 'Late estimate'],
  ['shop_price', 'Preț nelămurit cu service-ul', 'Price not settled with the shop'],
  ['missing_documents', 'Documente lipsă de la păgubit', 'Documents missing from the claimant'],
  ['police', 'Acte de la poliție', 'Papers of the police'],
  ['other_insurer', 'Răspunsul altui asigurător', 'Answer of another insurer'],
  ['expert', 'Expertiză sau investigație', 'Expert or investigation'],
  ['approval', 'Așteptare aprobare', 'Waiting for approval'],
  ['our_capacity', 'Volum de lucru la noi', 'Our workload'],
  ['our_error', 'Greșeală la noi', 'Our mistake'],
  ['other', 'Altă cauză', 'Another cause'],
];

/** Why a legal term can be missed. */
export function delayCauses(): ReferenceTable {
  return {
    table: 'delay_cause',
    key: ['delay_cause_code'],
    rows: causes.map(([code, ro, en], position) => ({
      delay_cause_code: code,
      name_ro: ro,
      name_en: en,
      position,
    })),
  };
}
