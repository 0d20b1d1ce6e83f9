import type { DemoRandom } from '../demo-random.ts';

type Model = readonly [brand: string, models: readonly string[], vinPrefix: string];

const cars: readonly Model[] = [
  ['dacia', ['Logan', 'Duster', 'Sandero', 'Spring', 'Jogger'], 'UU1'],
  ['volkswagen', ['Golf', 'Passat', 'Tiguan', 'Polo'], 'WVW'],
  ['renault', ['Clio', 'Megane', 'Captur'], 'VF1'],
  ['ford', ['Focus', 'Puma', 'Kuga'], 'WF0'],
  ['skoda', ['Octavia', 'Fabia', 'Superb'], 'TMB'],
  ['opel', ['Astra', 'Corsa', 'Mokka'], 'W0L'],
  ['audi', ['A4', 'A6', 'Q5'], 'WAU'],
  ['bmw', ['Seria 3', 'Seria 5', 'X3'], 'WBA'],
  ['toyota', ['Corolla', 'Yaris', 'RAV4'], 'SB1'],
  ['hyundai', ['Tucson', 'i20', 'Kona'], 'TMA'],
];
const otherKinds: readonly (readonly [category: string, model: Model])[] = [
  ['van', ['ford', ['Transit'], 'WF0']],
  ['van', ['mercedes_benz', ['Sprinter'], 'WDB']],
  ['truck', ['man', ['TGX'], 'WMA']],
  ['motorcycle', ['yamaha', ['MT-07'], 'JYA']],
  ['bus', ['setra', ['S 515'], 'WKK']],
  ['e_scooter', ['other', ['Trotinetă electrică'], 'XXX']],
];
const colors = ['white', 'black', 'grey', 'silver', 'blue', 'red', 'dark_blue', 'green', 'brown'];
const plateLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const vinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** A vehicle that does not exist. */
export type InventedVehicle = {
  plate_raw: string | null;
  plate_norm: string | null;
  vin: string | null;
  vehicle_category_code: string;
  vehicle_brand_code: string;
  model: string;
  color_code: string;
  manufacture_year: number;
  odometer: number;
};

/** Makes a vehicle up, mostly a car, with a plate of the county. */
export function inventVehicle(random: DemoRandom, county: string, currentYear: number): InventedVehicle {
  const [category, [brand, models, prefix]] = random.chance(0.88)
    ? (['car', random.pick(cars)] as const)
    : random.pick(otherKinds);
  const hasPlate = category !== 'e_scooter';
  const parts = [
    county,
    plateDigits(random, county),
    `${random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ'])}${letters(random, plateLetters, 2)}`,
  ];
  const age = random.between(0, 15);
  return {
    plate_raw: hasPlate ? parts.join(' ') : null,
    plate_norm: hasPlate ? parts.join('') : null,
    vin: hasPlate
      ? `${prefix}${letters(random, vinLetters, 9)}${String(random.between(10_000, 99_999))}`
      : null,
    vehicle_category_code: category,
    vehicle_brand_code: brand,
    model: random.pick(models),
    color_code: random.pick(colors),
    manufacture_year: currentYear - age,
    odometer: age * random.between(8_000, 22_000) + random.between(100, 9_000),
  };
}

function plateDigits(random: DemoRandom, county: string) {
  return county === 'B' ? String(random.between(100, 999)) : String(random.between(10, 99));
}

function letters(random: DemoRandom, alphabet: string, length: number) {
  return Array.from({ length }, () => random.pick([...alphabet])).join('');
}
