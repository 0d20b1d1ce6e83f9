import type { ReferenceTable } from './reference-table.ts';

// The makes that most Romanian claims are about come first in pickers.
const common = `Dacia, Volkswagen, Renault, Ford, Škoda, Opel, Audi, BMW, Mercedes-Benz, Toyota, Hyundai, Peugeot`;

const others = `Abarth, Alfa Romeo, Alpine, Aprilia, ARO, Aston Martin, Bentley, BYD, Cadillac, Chevrolet, Chrysler, Citroën,
  Cupra, Daewoo, DAF, Daihatsu, Dodge, DS, Ducati, Ferrari, Fiat, Fiat Professional, GWM, Harley-Davidson, Honda, Husqvarna, Infiniti,
  Isuzu, Iveco, Jaguar, Jeep, John Deere, Kawasaki, Kia, KTM, Lada, Lamborghini, Lancia, Land Rover, Lexus, Lotus, Lynk & Co,
  MAN, Maserati, Mazda, MG, Mini, Mitsubishi, New Holland, Nissan, Otokar, Piaggio, Polestar, Porsche, Roman, Rover, Saab,
  Scania, Seat, Setra, Smart, SsangYong, Subaru, Suzuki, Temsa, Tesla, Triumph, UAZ, Vespa, Volvo, Volvo Trucks, Yamaha, Altă marcă`;

/** Makes of vehicle: the common ones, then the rest by name, "another make" last. */
export function vehicleBrands(): ReferenceTable {
  const rows = [...named(common, true), ...named(others, false)];
  return {
    table: 'vehicle_brand',
    key: ['vehicle_brand_code'],
    rows: rows.map((row, position) => ({ ...row, position })),
  };
}

function named(list: string, isCommon: boolean) {
  return list.split(/,\s*/).map((name) => ({
    vehicle_brand_code: name === 'Altă marcă' ? 'other' : codeOf(name),
    name,
    is_common: isCommon,
  }));
}

function codeOf(name: string) {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '_');
}
