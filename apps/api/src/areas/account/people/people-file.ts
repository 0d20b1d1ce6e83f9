import type { Schema } from '@dosar/openapi';
import { readCsv } from '#src/kernel/csv/read-csv.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';

type Columns = Schema<'PeopleColumns'>;
export type PeopleField = Columns[number]['field'];

/** A line of a file of people as it is typed; a field without a column is `undefined`. */
export type PersonLine = { line: number } & Partial<Record<PeopleField, string>>;

const names: Record<PeopleField, readonly string[]> = {
  full_name: ['nume', 'nume complet', 'numele', 'name', 'full name', 'full_name'],
  email: ['email', 'e-mail', 'mail', 'adresa de e-mail'],
  username: ['utilizator', 'nume de utilizator', 'username', 'user name', 'user', 'cont'],
  phone: ['telefon', 'phone', 'mobil', 'mobile'],
  language: ['limba', 'language'],
  team: ['echipa', 'team'],
  roles: ['roluri', 'rol', 'roles', 'role'],
};
const fields = Object.entries(names).map(([field, words]) => ({ field: field as PeopleField, words }));
const needed: readonly PeopleField[] = ['full_name', 'email', 'username'];
const mostLines = 1000;
const mostColumns = 50;

/** Reads a file of people by the columns that were chosen, or found by their names. */
export function readPeopleFile(csv: string, chosen: Columns | null) {
  const [head, ...rows] = readCsv(csv);
  const headings = (head?.cells ?? []).slice(0, mostColumns).map((heading) => heading.slice(0, 120));
  if (rows.length > mostLines) throw fieldRefused('csv', 'too_many');
  const columns = chosen ?? guess(headings);
  return {
    headings,
    columns,
    isComplete: needed.every((field) => columns.some((column) => column.field === field)),
    lines: rows.map(({ line, cells }): PersonLine => ({
      line,
      ...Object.fromEntries(columns.map(({ field, column }) => [field, cells[column] ?? ''])),
    })),
  };
}

function guess(headings: readonly string[]): Columns {
  return fields.flatMap(({ field, words }) => {
    const column = headings.findIndex((heading) => words.includes(foldedText(heading)));
    return column === -1 ? [] : [{ field, column }];
  });
}

/** Text without capitals and diacritics, by which names are compared. */
export function foldedText(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
