import type { ReferenceTable } from './reference-table.ts';

const zones: readonly (readonly [code: string, ro: string, en: string])[] = [
  ['front', 'Față', 'Front'],
  ['front_left', 'Față stânga', 'Front left'],
  ['front_right', 'Față dreapta', 'Front right'],
  ['bonnet', 'Capotă', 'Bonnet'],
  ['engine_bay', 'Compartiment motor', 'Engine bay'],
  ['windscreen', 'Parbriz', 'Windscreen'],
  ['roof', 'Plafon', 'Roof'],
  ['side_left_front', 'Lateral stânga față', 'Left side, front'],
  ['side_left_rear', 'Lateral stânga spate', 'Left side, rear'],
  ['side_right_front', 'Lateral dreapta față', 'Right side, front'],
  ['side_right_rear', 'Lateral dreapta spate', 'Right side, rear'],
  ['sill_left', 'Prag stânga', 'Left sill'],
  ['sill_right', 'Prag dreapta', 'Right sill'],
  ['rear', 'Spate', 'Rear'],
  ['rear_left', 'Spate stânga', 'Rear left'],
  ['rear_right', 'Spate dreapta', 'Rear right'],
  ['rear_window', 'Lunetă', 'Rear window'],
  ['wheel_front_left', 'Roată față stânga', 'Front left wheel'],
  ['wheel_front_right', 'Roată față dreapta', 'Front right wheel'],
  ['wheel_rear_left', 'Roată spate stânga', 'Rear left wheel'],
  ['wheel_rear_right', 'Roată spate dreapta', 'Rear right wheel'],
  ['underside', 'Dedesubt', 'Underside'],
  ['interior', 'Interior', 'Interior'],
  ['electronics', 'Sisteme electronice', 'Electronic systems'],
];

/** Areas of the car outline that a damage is pointed at. */
export function vehicleZones(): ReferenceTable {
  return {
    table: 'vehicle_zone',
    key: ['vehicle_zone_code'],
    rows: zones.map(([code, ro, en], position) => ({
      vehicle_zone_code: code,
      name_ro: ro,
      name_en: en,
      position,
    })),
  };
}
