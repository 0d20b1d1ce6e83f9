/** A reason that the product ships: where it is asked for, its code, and its words. */
export type ShippedReason = readonly [place: string, code: string, ro: string, en: string];

/** What people choose from before an organisation words its own reasons; in this order. */
export const reasons: readonly ShippedReason[] = [
  ['delay', 'late_estimate', 'Deviz întârziat', 'Late estimate'],
  ['delay', 'shop_price', 'Preț nelămurit cu service-ul', 'Price not settled with the shop'],
  ['delay', 'missing_documents', 'Documente lipsă de la păgubit', 'Documents missing from the claimant'],
  ['delay', 'police', 'Acte de la poliție', 'Papers of the police'],
  ['delay', 'other_insurer', 'Răspunsul altui asigurător', 'Answer of another insurer'],
  ['delay', 'expert', 'Expertiză sau investigație', 'Expert or investigation'],
  ['delay', 'approval', 'Așteptare aprobare', 'Waiting for approval'],
  ['delay', 'our_capacity', 'Volum de lucru la noi', 'Our workload'],
  ['delay', 'our_error', 'Greșeală la noi', 'Our mistake'],
  ['delay', 'other', 'Altă cauză', 'Another cause'],
  [
    'document_refusal',
    'unclear',
    'Fotografia este neclară sau mișcată.',
    'The picture is unclear or blurred.',
  ],
  [
    'document_refusal',
    'incomplete',
    'Lipsește o parte: trimiteți documentul întreg, față și verso.',
    'A part is missing: send the whole document, both sides.',
  ],
  [
    'document_refusal',
    'other',
    'Se vede alt vehicul sau alt document.',
    'It shows another vehicle or another document.',
  ],
  ['visit_cancellation', 'claimant_asked', 'La cererea păgubitului', 'The claimant asked for it'],
  ['visit_cancellation', 'assessor_away', 'Inspectorul nu este disponibil', 'The assessor is not available'],
  [
    'visit_cancellation',
    'not_needed',
    'Constatarea nu mai este necesară',
    'The inspection is not needed any more',
  ],
  [
    'visit_cancellation',
    'vehicle_elsewhere',
    'Vehiculul se află în alt loc',
    'The vehicle is somewhere else',
  ],
  [
    'claim_refusal',
    'no_cover',
    'Nu există acoperire la data evenimentului',
    'No cover on the day of the event',
  ],
  [
    'claim_refusal',
    'excluded',
    'Risc exclus prin condițiile poliței',
    'Risk excluded by the terms of the policy',
  ],
  ['claim_refusal', 'not_at_fault', 'Asiguratul nostru nu este vinovat', 'Our insured is not at fault'],
  [
    'claim_refusal',
    'damage_mismatch',
    'Avariile nu corespund evenimentului',
    'The damage does not match the event',
  ],
  [
    'claim_refusal',
    'missing_documents',
    'Nu s-au primit documentele cerute',
    'The asked documents did not come',
  ],
  ['work_cancellation', 'not_needed', 'Nu mai este necesară', 'It is not needed any more'],
  ['work_cancellation', 'created_by_mistake', 'Creată din greșeală', 'Made by mistake'],
  ['work_cancellation', 'claimant_withdrew', 'Păgubitul a renunțat', 'The claimant withdrew'],
];
