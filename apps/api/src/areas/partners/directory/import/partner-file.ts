import type { Schema } from '@dosar/openapi';
import { readCsv } from '#src/kernel/csv/read-csv.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';

type Columns = Schema<'PartnerColumns'>;
export type PartnerColumn = Schema<'PartnerColumnField'>;

/** A line of a file of partners as it is typed; a field without a column is `undefined`. */
export type PartnerLine = { line: number } & Partial<Record<PartnerColumn, string>>;

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
const fields = Object.entries(names).map(([field, words]) => ({ field: field as PartnerColumn, words }));
const needed: readonly PartnerColumn[] = ['name', 'kind'];
const mostLines = 2000;
const mostColumns = 50;

/** Reads a file of partners by the columns that were chosen, or found by their names. */
export function readPartnerFile(csv: string, chosen: Columns | null) {
  const [head, ...rows] = readCsv(csv);
  const headings = (head?.cells ?? []).slice(0, mostColumns).map((heading) => heading.slice(0, 120));
  if (rows.length > mostLines) throw fieldRefused('csv', 'too_many');
  const columns = chosen ?? guess(headings);
  return {
    headings,
    columns,
    isComplete: needed.every((field) => columns.some((column) => column.field === field)),
    lines: rows.map(({ line, cells }): PartnerLine => ({
      line,
      ...Object.fromEntries(columns.map(({ field, column }) => [field, (cells[column] ?? '').trim()])),
    })),
  };
}

function guess(headings: readonly string[]): Columns {
  return fields.flatMap(({ field, words }) => {
    const column = headings.findIndex((heading) => words.includes(foldedText(heading)));
    return column === -1 ? [] : [{ field, column }];
  });
}

/** Text without capitals, diacritics and spaces in a row, by which names are compared. */
export function foldedText(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ');
}
