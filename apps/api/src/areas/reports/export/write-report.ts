import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import { byteOrderMark, csvLine } from '@dosar/kernel/csv-line';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { ReportTable } from './report-table.ts';

/** A file of values that Romanian Excel opens with its columns apart and its letters right. */
export function writeCsv({ titles, rows }: ReportTable): Buffer {
  const lines = rows.map(({ label, values }) => csvLine([label, ...values.map((value) => value ?? '')]));
  return Buffer.from(`${byteOrderMark}${csvLine(titles)}${lines.join('')}`);
}

const heading = (value: string): CellObject => ({ type: String, value, fontWeight: 'bold' });
// Text is typed as text, so that nothing in it is ever a formula.
const text = (value: string): CellObject => ({ type: String, value });
const formats = { count: '#,##0', percent: '0.0', days: '0', hours: '0', bani: '#,##0.00' } as const;

/** A spreadsheet with typed numbers, and a second sheet that says what they are. */
export function writeXlsx(
  { titles, units, rows, parameters }: ReportTable,
  language: Language,
): Promise<Buffer> {
  return writeExcelFile([
    {
      sheet: language === 'ro' ? 'Raport' : 'Report',
      stickyRowsCount: 1,
      columns: titles.map((_title, index) => ({ width: index === 0 ? 30 : 16 })),
      data: [
        titles.map(heading),
        ...rows.map(({ label, values }) => [
          text(label),
          ...values.map((value, index): CellObject | null =>
            value === null ? null : { type: Number, value, format: formats[units[index] ?? 'count'] },
          ),
        ]),
      ],
    },
    {
      sheet: language === 'ro' ? 'Parametri' : 'Parameters',
      columns: [{ width: 28 }, { width: 80 }],
      data: parameters.map(([label, value]) => [heading(label), text(value)]),
    },
  ]).toBuffer();
}
