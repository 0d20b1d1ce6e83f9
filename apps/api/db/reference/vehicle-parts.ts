import type { ReferenceTable } from './reference-table.ts';

type Part = readonly [code: string, ro: string, en: string];

// A part of one zone.
const single: Readonly<Record<string, readonly Part[]>> = {
  front: [
    ['front_bumper', 'Bară față', 'Front bumper'],
    ['front_bumper_grille', 'Grilă bară față', 'Front bumper grille'],
    ['front_bumper_spoiler', 'Spoiler bară față', 'Front bumper spoiler'],
    ['front_bumper_beam', 'Întăritură bară față', 'Front bumper beam'],
    ['front_absorber', 'Absorbant bară față', 'Front bumper absorber'],
    ['radiator_grille', 'Grilă radiator', 'Radiator grille'],
    ['front_emblem', 'Emblemă față', 'Front emblem'],
    ['front_plate_holder', 'Suport număr față', 'Front plate holder'],
    ['front_panel', 'Panou frontal (trager)', 'Front panel'],
  ],
  bonnet: [
    ['bonnet', 'Capotă motor', 'Bonnet'],
    ['bonnet_insulation', 'Izolație capotă', 'Bonnet insulation'],
    ['bonnet_lock', 'Broască capotă', 'Bonnet lock'],
  ],
  engine_bay: [
    ['radiator', 'Radiator apă', 'Radiator'],
    ['condenser', 'Radiator climă (condensator)', 'Air conditioning condenser'],
    ['intercooler', 'Radiator intercooler', 'Intercooler'],
    ['radiator_fan', 'Electroventilator', 'Radiator fan'],
    ['battery', 'Baterie', 'Battery'],
    ['air_filter_box', 'Carcasă filtru aer', 'Air filter box'],
    ['washer_tank', 'Vas spălător parbriz', 'Washer tank'],
    ['expansion_tank', 'Vas de expansiune', 'Expansion tank'],
  ],
  windscreen: [
    ['windscreen', 'Parbriz', 'Windscreen'],
    ['wiper_arms_front', 'Brațe ștergătoare față', 'Front wiper arms'],
    ['windscreen_trim', 'Ornament parbriz', 'Windscreen trim'],
    ['cowl_panel', 'Grilă ștergătoare', 'Cowl panel'],
    ['rain_sensor', 'Senzor de ploaie', 'Rain sensor'],
  ],
  roof: [
    ['roof_panel', 'Panou plafon', 'Roof panel'],
    ['sunroof', 'Trapă', 'Sunroof'],
    ['roof_aerial', 'Antenă plafon', 'Roof aerial'],
    ['roof_lining', 'Căptușeală plafon', 'Roof lining'],
  ],
  rear: [
    ['rear_bumper', 'Bară spate', 'Rear bumper'],
    ['rear_bumper_spoiler', 'Difuzor bară spate', 'Rear bumper diffuser'],
    ['rear_bumper_beam', 'Întăritură bară spate', 'Rear bumper beam'],
    ['tailgate', 'Hayon', 'Tailgate'],
    ['boot_lid', 'Capotă portbagaj', 'Boot lid'],
    ['tailgate_lock', 'Broască hayon', 'Tailgate lock'],
    ['rear_panel', 'Panou spate', 'Rear panel'],
    ['boot_floor', 'Podea portbagaj', 'Boot floor'],
    ['rear_emblem', 'Emblemă spate', 'Rear emblem'],
    ['plate_light', 'Lampă număr', 'Number plate light'],
    ['tow_bar', 'Cârlig de remorcare', 'Tow bar'],
    ['third_brake_light', 'Stop central', 'Third brake light'],
  ],
  rear_window: [
    ['rear_window', 'Lunetă', 'Rear window'],
    ['rear_wiper', 'Ștergător lunetă', 'Rear wiper'],
    ['rear_spoiler', 'Eleron', 'Rear spoiler'],
  ],
  underside: [
    ['engine_guard', 'Scut motor', 'Engine guard'],
    ['oil_sump', 'Baie de ulei', 'Oil sump'],
    ['front_subframe', 'Cadru motor (punte față)', 'Front subframe'],
    ['rear_axle', 'Punte spate', 'Rear axle'],
    ['exhaust_front', 'Tobă intermediară', 'Front exhaust'],
    ['exhaust_rear', 'Tobă finală', 'Rear exhaust'],
    ['fuel_tank', 'Rezervor combustibil', 'Fuel tank'],
    ['traction_battery', 'Baterie de tracțiune', 'Traction battery'],
    ['steering_rack', 'Casetă de direcție', 'Steering rack'],
  ],
  interior: [
    ['airbag_driver', 'Airbag șofer', 'Driver airbag'],
    ['airbag_passenger', 'Airbag pasager', 'Passenger airbag'],
    ['dashboard', 'Planșă de bord', 'Dashboard'],
    ['steering_wheel', 'Volan', 'Steering wheel'],
    ['instrument_cluster', 'Ceasuri de bord', 'Instrument cluster'],
    ['rear_bench', 'Banchetă spate', 'Rear bench'],
    ['airbag_control', 'Calculator airbag', 'Airbag control unit'],
  ],
  electronics: [
    ['front_radar', 'Radar față (ACC)', 'Front radar'],
    ['front_camera', 'Cameră parbriz (ADAS)', 'Windscreen camera'],
    ['reversing_camera', 'Cameră marșarier', 'Reversing camera'],
    ['parking_sensors_front', 'Senzori parcare față', 'Front parking sensors'],
    ['parking_sensors_rear', 'Senzori parcare spate', 'Rear parking sensors'],
    ['wiring_front', 'Instalație electrică față', 'Front wiring'],
    ['horn', 'Claxon', 'Horn'],
  ],
};

// A part that exists on both sides; `*` in the zone becomes left and right.
const paired: Readonly<Record<string, readonly Part[]>> = {
  'front_*': [
    ['headlight', 'Far', 'Headlight'],
    ['fog_light', 'Proiector ceață', 'Fog light'],
    ['daytime_light', 'Lumină de zi', 'Daytime running light'],
    ['headlight_bracket', 'Suport far', 'Headlight bracket'],
    ['front_bumper_corner', 'Colț bară față', 'Front bumper corner'],
    ['headlight_washer', 'Spălător far', 'Headlight washer'],
  ],
  'side_*_front': [
    ['front_wing', 'Aripă față', 'Front wing'],
    ['front_wing_liner', 'Carenaj aripă față', 'Front wing liner'],
    ['front_door', 'Ușă față', 'Front door'],
    ['front_door_trim', 'Tapițerie ușă față', 'Front door trim'],
    ['front_door_glass', 'Geam ușă față', 'Front door glass'],
    ['front_door_handle', 'Mâner ușă față', 'Front door handle'],
    ['mirror', 'Oglindă exterioară', 'Door mirror'],
    ['mirror_glass', 'Sticlă oglindă', 'Mirror glass'],
    ['mirror_cap', 'Capac oglindă', 'Mirror cap'],
    ['side_indicator', 'Semnalizator lateral', 'Side indicator'],
    ['a_pillar', 'Stâlp A', 'A-pillar'],
    ['b_pillar', 'Stâlp B', 'B-pillar'],
    ['seat_belt_front', 'Centură față', 'Front seat belt'],
    ['airbag_curtain', 'Airbag cortină', 'Curtain airbag'],
  ],
  'side_*_rear': [
    ['rear_door', 'Ușă spate', 'Rear door'],
    ['rear_door_trim', 'Tapițerie ușă spate', 'Rear door trim'],
    ['rear_door_glass', 'Geam ușă spate', 'Rear door glass'],
    ['rear_door_handle', 'Mâner ușă spate', 'Rear door handle'],
    ['rear_wing', 'Aripă spate', 'Rear wing'],
    ['rear_wing_liner', 'Carenaj aripă spate', 'Rear wing liner'],
    ['quarter_glass', 'Geam lateral fix', 'Quarter glass'],
    ['c_pillar', 'Stâlp C', 'C-pillar'],
  ],
  'sill_*': [
    ['sill', 'Prag', 'Sill'],
    ['sill_trim', 'Ornament prag', 'Sill trim'],
  ],
  'rear_*': [
    ['tail_light', 'Stop', 'Tail light'],
    ['tail_light_inner', 'Stop pe hayon', 'Tail light on the tailgate'],
    ['rear_reflector', 'Catadioptru', 'Rear reflector'],
    ['rear_bumper_corner', 'Colț bară spate', 'Rear bumper corner'],
  ],
  'wheel_front_*': [
    ['front_rim', 'Jantă față', 'Front rim'],
    ['front_tyre', 'Anvelopă față', 'Front tyre'],
    ['front_shock', 'Amortizor față', 'Front shock absorber'],
    ['front_arm', 'Braț suspensie față', 'Front suspension arm'],
    ['steering_knuckle', 'Fuzetă', 'Steering knuckle'],
    ['drive_shaft', 'Planetară', 'Drive shaft'],
    ['tie_rod', 'Bieletă direcție', 'Tie rod'],
  ],
  'wheel_rear_*': [
    ['rear_rim', 'Jantă spate', 'Rear rim'],
    ['rear_tyre', 'Anvelopă spate', 'Rear tyre'],
    ['rear_shock', 'Amortizor spate', 'Rear shock absorber'],
  ],
};

const sides = [
  { side: 'left', ro: 'stânga', en: 'left' },
  { side: 'right', ro: 'dreapta', en: 'right' },
] as const;

/** Parts that a damage assessment names, by zone. */
export function vehicleParts(): ReferenceTable {
  const ofOneZone = Object.entries(single).flatMap(([zone, parts]) =>
    parts.map(([code, ro, en]) => row({ code, zone, side: null, ro, en })),
  );
  const ofBothSides = Object.entries(paired).flatMap(([zone, parts]) =>
    parts.flatMap(([code, ro, en]) =>
      sides.map(({ side, ...word }) =>
        row({
          code: `${code}_${side}`,
          zone: zone.replace('*', side),
          side,
          ro: `${ro} ${word.ro}`,
          en: `${en}, ${word.en}`,
        }),
      ),
    ),
  );
  return {
    table: 'vehicle_part',
    key: ['vehicle_part_code'],
    rows: [...ofOneZone, ...ofBothSides].map((part, position) => ({ ...part, position })),
  };
}

function row(part: { code: string; zone: string; side: 'left' | 'right' | null; ro: string; en: string }) {
  return {
    vehicle_part_code: part.code,
    vehicle_zone_code: part.zone,
    side: part.side,
    name_ro: part.ro,
    name_en: part.en,
  };
}
