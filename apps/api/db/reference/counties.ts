import type { ReferenceTable } from './reference-table.ts';

/** Plate code, name and the county numbers of a CNP. București kept the numbers of its sectors. */
export const countyList: readonly (readonly [code: string, name: string, ...cnpCodes: string[]])[] = [
  ['AB', 'Alba', '01'],
  ['AR', 'Arad', '02'],
  ['AG', 'Argeș', '03'],
  ['BC', 'Bacău', '04'],
  ['BH', 'Bihor', '05'],
  ['BN', 'Bistrița-Năsăud', '06'],
  ['BT', 'Botoșani', '07'],
  ['BR', 'Brăila', '09'],
  ['BV', 'Brașov', '08'],
  ['B', 'București', '40', '41', '42', '43', '44', '45', '46'],
  ['BZ', 'Buzău', '10'],
  ['CL', 'Călărași', '51'],
  ['CS', 'Caraș-Severin', '11'],
  ['CJ', 'Cluj', '12'],
  ['CT', 'Constanța', '13'],
  ['CV', 'Covasna', '14'],
  ['DB', 'Dâmbovița', '15'],
  ['DJ', 'Dolj', '16'],
  ['GL', 'Galați', '17'],
  ['GR', 'Giurgiu', '52'],
  ['GJ', 'Gorj', '18'],
  ['HR', 'Harghita', '19'],
  ['HD', 'Hunedoara', '20'],
  ['IL', 'Ialomița', '21'],
  ['IS', 'Iași', '22'],
  ['IF', 'Ilfov', '23'],
  ['MM', 'Maramureș', '24'],
  ['MH', 'Mehedinți', '25'],
  ['MS', 'Mureș', '26'],
  ['NT', 'Neamț', '27'],
  ['OT', 'Olt', '28'],
  ['PH', 'Prahova', '29'],
  ['SJ', 'Sălaj', '31'],
  ['SM', 'Satu Mare', '30'],
  ['SB', 'Sibiu', '32'],
  ['SV', 'Suceava', '33'],
  ['TR', 'Teleorman', '34'],
  ['TM', 'Timiș', '35'],
  ['TL', 'Tulcea', '36'],
  ['VL', 'Vâlcea', '38'],
  ['VS', 'Vaslui', '37'],
  ['VN', 'Vrancea', '39'],
];

/** The counties of Romania by name. */
export function counties(): ReferenceTable {
  const { compare } = new Intl.Collator('ro');
  const sorted = [...countyList].sort((a, b) => compare(a[1], b[1]));
  return {
    table: 'county',
    key: ['country_code', 'county_code'],
    rows: sorted.map(([code, name, ...cnpCodes], position) => ({
      country_code: 'RO',
      county_code: code,
      name,
      cnp_codes: cnpCodes,
      position,
    })),
  };
}
