import { counties as knownCounties } from '@dosar/kernel/counties';
import type { ReferenceTable } from './reference-table.ts';

/** București kept the numbers of its sectors, which older personal numbers contain. */
const sectorCodes = ['41', '42', '43', '44', '45', '46'];

/** Plate code, name and the county numbers of a CNP. */
export const countyList: readonly (readonly [code: string, name: string, ...cnpCodes: string[]])[] =
  knownCounties.map(({ code, name, cnpCode }) => [code, name, cnpCode, ...(code === 'B' ? sectorCodes : [])]);

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
