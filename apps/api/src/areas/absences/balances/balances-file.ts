import { readCsv } from '@dosar/kernel/csv';
import type { Language } from '#src/kernel/http/request-language.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';

/** The columns of a file of balances: those that are read come first, by their place. */
export const balanceColumns: Record<Language, readonly string[]> = {
  ro: ['utilizator', 'nume', 'drept anual', 'reportate', 'luate', 'aprobate', 'rămân'],
  en: ['username', 'name', 'entitled', 'carried over', 'taken', 'approved', 'left'],
};

/** A line of a file, with half days; `undefined` for days that are none. */
export type FileLine = {
  line: number;
  username: string;
  entitled: number | undefined;
  carried: number | undefined;
};

const mostLines = 2_000;
const mostDays = 200;

/** Half days as a cell of days: 5 is 2,5, as spreadsheets in Romania write it. */
export function daysInCell(halfDays: number): string {
  return String(halfDays / 2).replace('.', ',');
}

/** The lines of a file of balances; its first line names the columns. */
export function readBalancesFile(text: string): FileLine[] {
  const [, ...rows] = readCsv(text);
  if (rows.length > mostLines) throw fieldRefused('csv', 'too_many');
  return rows.map(({ cells, line }) => ({
    line,
    username: (cells[0] ?? '').slice(0, 200),
    entitled: halfDaysOf(cells[2]),
    carried: halfDaysOf(cells[3]),
  }));
}

/** Days of a cell as half days; nothing finer than half a day is one. */
function halfDaysOf(cell: string | undefined): number | undefined {
  if (cell === undefined || !/^\d{1,3}(?:[.,]\d{1,2})?$/.test(cell)) return undefined;
  const halfDays = Number(cell.replace(',', '.')) * 2;
  return Number.isInteger(halfDays) && halfDays <= mostDays * 2 ? halfDays : undefined;
}
