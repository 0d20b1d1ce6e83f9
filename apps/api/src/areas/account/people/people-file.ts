import { parsePhone } from '@dosar/kernel/phones';
import type { Schema } from '@dosar/openapi';
import { declareImport, type ImportLine } from '#src/kernel/csv/declared-import.ts';

type Columns = Schema<'PeopleColumns'>;
export type PeopleField = Columns[number]['field'];

/** A line of a file of people as it is typed; a field without a column is `undefined`. */
export type PersonLine = ImportLine<PeopleField>;

const names: Record<PeopleField, readonly string[]> = {
  full_name: ['nume', 'nume complet', 'numele', 'name', 'full name', 'full_name'],
  email: ['email', 'e-mail', 'mail', 'adresa de e-mail'],
  username: ['utilizator', 'nume de utilizator', 'username', 'user name', 'user', 'login', 'cont'],
  phone: ['telefon', 'phone', 'mobil', 'mobile'],
  language: ['limba', 'language'],
  team: ['echipa', 'team'],
  roles: ['roluri', 'rol', 'roles', 'role'],
};

/** Reads a file of people by the columns that were chosen, or found by their names. */
export const readPeopleFile = declareImport<PeopleField>({
  headings: names,
  needed: ['full_name', 'email', 'username'],
  mostLines: 1000,
  contents: {
    email: (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(cell),
    phone: (cell) => parsePhone(cell) !== undefined,
  },
});

/** Text without capitals and diacritics, by which names are compared. */
export function foldedText(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
