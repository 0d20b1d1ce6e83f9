import { parsePhone } from '@dosar/kernel/phones';
import { isCui } from '@dosar/kernel/romanian-numbers';
import type { Schema } from '@dosar/openapi';
import { declareImport, type ImportLine } from '#src/kernel/csv/declared-import.ts';

export type PartnerColumn = Schema<'PartnerColumnField'>;

/** A line of a file of partners as it is typed; a field without a column is `undefined`. */
export type PartnerLine = ImportLine<PartnerColumn>;

const names: Record<PartnerColumn, readonly string[]> = {
  name: ['nume', 'denumire', 'partener', 'name', 'partner', 'company'],
  kind: ['fel', 'tip', 'categorie partener', 'kind', 'type'],
  cui: ['cui', 'cif', 'cod fiscal', 'cod unic', 'tax number', 'company number'],
  county_code: ['judet', 'judetul', 'county'],
  locality: ['localitate', 'oras', 'town', 'city', 'locality'],
  address: ['adresa', 'strada', 'address', 'street'],
  phone: ['telefon', 'phone', 'mobil'],
  email: ['email', 'e-mail', 'mail'],
  served_county_codes: ['judete', 'judete deservite', 'lucreaza in', 'counties', 'served counties'],
  brand_codes: ['marci', 'marca', 'brands', 'makes'],
  category_codes: ['categorii', 'vehicule', 'feluri de vehicule', 'categories', 'vehicles'],
  services: ['servicii', 'services'],
  capacity_per_week: [
    'capacitate',
    'capacitate pe saptamana',
    'lucrari pe saptamana',
    'capacity',
    'capacity per week',
  ],
  contract_number: ['contract', 'numar contract', 'nr. contract', 'contract number'],
  contract_from: ['contract de la', 'valabil de la', 'contract from', 'valid from'],
  contract_until: ['contract pana la', 'valabil pana la', 'expira', 'contract until', 'valid until'],
};

/** Reads a file of partners by the columns that were chosen, or found by their names. */
export const readPartnerFile = declareImport<PartnerColumn>({
  headings: names,
  needed: ['name', 'kind'],
  mostLines: 2000,
  contents: {
    email: (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(cell),
    cui: isCui,
    phone: (cell) => parsePhone(cell) !== undefined,
  },
});

/** Text without capitals, diacritics and spaces in a row, by which names are compared. */
export function foldedText(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ');
}
