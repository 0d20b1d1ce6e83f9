import type { NoteLineValues, NoteTotals, PhotoSubject } from '@dosar/assessment-domain';

/** The marks of the Romanian form: înlocuire, reparare, vopsire, demontare-montare and the rest; all words here are those of the printed page. */
export const operationMarks: Record<NoteLineValues['operation'], string> = {
  replace: 'I',
  repair: 'R',
  paint: 'V',
  remove_refit: 'D/M',
  blend: 'P',
  check: 'Reg',
  calibrate: 'Cal',
  prepare: 'PDR',
  polish: 'Pol',
  sublet: 'Ext',
};

/** Where parts come from. */
export const sourceNames: Record<NoteLineValues['part_source'], string> = {
  original: 'original',
  equivalent: 'echivalent',
  aftermarket: 'neoriginal',
  used: 'second-hand',
  none: '–',
};

/** What the sums are called, in the order of the form. */
export const totalNames: readonly (readonly [Exclude<keyof NoteTotals, 'vat_share'>, string])[] = [
  ['parts_bani', 'Piese'],
  ['discount_bani', 'Discount'],
  ['betterment_bani', 'Uzură'],
  ['body_bani', 'Tinichigerie'],
  ['mechanic_bani', 'Mecanică'],
  ['electric_bani', 'Electrică'],
  ['paint_bani', 'Vopsire'],
  ['material_bani', 'Materiale'],
  ['sublet_bani', 'Servicii la terți'],
];

/** What photos show. */
export const subjectNames: Record<PhotoSubject, string> = {
  front_left: 'colț stânga față',
  front_right: 'colț dreapta față',
  rear_left: 'colț stânga spate',
  rear_right: 'colț dreapta spate',
  vin: 'VIN',
  odometer: 'kilometraj',
  plate: 'număr',
  far: 'departe',
  near: 'aproape',
  other: 'alta',
};
