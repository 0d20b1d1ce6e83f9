import { Worker } from 'node:worker_threads';
import type { ExportColumn } from '../extension-points.ts';

/** What the spreadsheet is made of. */
export type Workbook = {
  rowsSheet: string;
  columns: Pick<ExportColumn, 'title' | 'kind' | 'width'>[];
  rows: (string | null)[][];
  parametersSheet: string;
  parameters: [string, string][];
};

/**
 * A spreadsheet with the rows and, on a second sheet, what they are.
 *
 * Written in a thread of its own: fifty thousand rows take seconds, in which this one would answer nobody.
 */
export function writeXlsx(workbook: Workbook): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('export-xlsx-thread.ts', import.meta.url), { workerData: workbook });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The spreadsheet was not written.')));
  });
}
