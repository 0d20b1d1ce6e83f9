import { parentPort, workerData } from 'node:worker_threads';
import { localTimeOf } from '@dosar/kernel/zone';
import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import type { Workbook } from './export-xlsx.ts';

const { rowsSheet, columns, rows, parametersSheet, parameters } = workerData as Workbook;

const heading = (value: string): CellObject => ({ type: String, value, fontWeight: 'bold' });

// Text is typed as text, so that nothing in it is ever a formula.
const text = (value: string): CellObject => ({ type: String, value });

function cell(kind: Workbook['columns'][number]['kind'], value: string | null): CellObject | null {
  if (value === null || value === '') return null;
  if (kind === 'text') return text(value);
  return kind === 'date'
    ? { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'dd.mm.yyyy' }
    : { type: Date, value: shownAt(new Date(value)), format: 'dd.mm.yyyy hh:mm' };
}

/** A spreadsheet knows no zones: its clock shows what ours shows. */
function shownAt(instant: Date): Date {
  const { date, time } = localTimeOf(instant);
  return new Date(`${date}T${time}:00Z`);
}

const content = await writeExcelFile([
  {
    sheet: rowsSheet,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
    data: [
      columns.map(({ title }) => heading(title)),
      ...rows.map((row) => row.map((value, index) => cell(columns[index]?.kind ?? 'text', value))),
    ],
  },
  {
    sheet: parametersSheet,
    columns: [{ width: 28 }, { width: 60 }],
    data: parameters.map(([label, value]) => [heading(label), text(value)]),
  },
]).toBuffer();
parentPort?.postMessage(new Uint8Array(content));
