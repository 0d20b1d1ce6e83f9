import type { NoteLineValues, NoteTotals, PhotoSubject } from '@dosar/assessment-domain';

/** The marks of the Romanian form: înlocuire, reparare, vopsire, demontare-montare and the rest. */
export const operationMarks: Record<NoteLineValues['operation'], string> = {
  replace: 'I',
  repair: 'R',
  paint: 'V',
  remove_refit: 'D/M',
  blend: 'Uniform.',
  check: 'Verif.',
  calibrate: 'Calibr.',
  prepare: 'Preg.',
  polish: 'Polish',
  sublet: 'Terți',
};

/** Where parts come from. */
export const sourceNames: Record<NoteLineValues['part_source'], string> = {
  original: 'original',
  equivalent: 'echivalent',
  aftermarket: 'aftermarket',
  used: 'folosit',
  none: '–',
};

/** What the sums are called, in the order of the form. */
export const totalNames: readonly (readonly [Exclude<keyof NoteTotals, 'vat_share'>, string])[] = [
  ['parts_bani', 'Piese'],
  ['discount_bani', 'Discount piese'],
  ['betterment_bani', 'Uzură'],
  ['body_bani', 'Manoperă tinichigerie'],
  ['mechanic_bani', 'Manoperă mecanică'],
  ['electric_bani', 'Manoperă electrică'],
  ['paint_bani', 'Manoperă vopsitorie'],
  ['material_bani', 'Materiale de vopsit'],
  ['sublet_bani', 'Lucrări la terți'],
];

/** What photos show. */
export const subjectNames: Record<PhotoSubject, string> = {
  front_left: 'Colț față stânga',
  front_right: 'Colț față dreapta',
  rear_left: 'Colț spate stânga',
  rear_right: 'Colț spate dreapta',
  vin: 'Serie de șasiu (VIN)',
  odometer: 'Kilometraj',
  plate: 'Număr de înmatriculare',
  far: 'De departe',
  near: 'De aproape',
  other: 'Altă fotografie',
};
