import { formulaMark } from '@dosar/kernel/read-estimate';
import type { CellsByLine } from './mending-of.ts';

/** The cells of a spreadsheet whose formulas have no value, as a spreadsheet names them: `C4`. */
export const formulaCells = (rows: CellsByLine): string[] =>
  [...rows].flatMap(([line, cells]) =>
    cells.flatMap((cell, column) => (cell.startsWith(formulaMark) ? [`${letterOf(column)}${line}`] : [])),
  );

const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCodePoint(65 + (place % 26));
