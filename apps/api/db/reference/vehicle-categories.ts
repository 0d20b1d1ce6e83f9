import type { ReferenceTable } from './reference-table.ts';

const categories: readonly (readonly [code: string, ro: string, en: string, needsPlate: boolean])[] = [
  ['car', 'Autoturism', 'Car', true],
  ['van', 'Autoutilitară sub 3,5 t', 'Van up to 3.5 t', true],
  ['truck', 'Camion peste 3,5 t', 'Truck over 3.5 t', true],
  ['tractor_unit', 'Cap tractor', 'Tractor unit', true],
  ['minibus', 'Microbuz', 'Minibus', true],
  ['bus', 'Autobuz sau autocar', 'Bus or coach', true],
  ['motorcycle', 'Motocicletă', 'Motorcycle', true],
  ['moped', 'Moped sau scuter', 'Moped or scooter', true],
  ['quad', 'ATV', 'Quad', true],
  ['camper', 'Autorulotă', 'Motorhome', true],
  ['trailer', 'Remorcă', 'Trailer', true],
  ['semi_trailer', 'Semiremorcă', 'Semi-trailer', true],
  ['caravan', 'Rulotă', 'Caravan', true],
  ['farm_tractor', 'Tractor agricol', 'Farm tractor', true],
  ['work_machine', 'Utilaj autopropulsat', 'Self-propelled machinery', true],
  ['tram', 'Tramvai', 'Tram', false],
  ['e_scooter', 'Trotinetă electrică', 'Electric scooter', false],
  ['e_bike', 'Bicicletă electrică', 'Electric bicycle', false],
  ['other', 'Alt vehicul', 'Another vehicle', false],
];

/** Kinds of vehicle; electric scooters and bicycles are insured vehicles without a plate. */
export function vehicleCategories(): ReferenceTable {
  return {
    table: 'vehicle_category',
    key: ['vehicle_category_code'],
    rows: categories.map(([code, ro, en, needsPlate], position) => ({
      vehicle_category_code: code,
      name_ro: ro,
      name_en: en,
      needs_plate: needsPlate,
      position,
    })),
  };
}
