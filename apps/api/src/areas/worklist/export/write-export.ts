import { localTimeOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { exportColumns, readableCell } from './export-columns.ts';
import { byteOrderMark, csvLine } from '@dosar/kernel/csv-line';
import { mostRows } from './export-limits.ts';
import { parametersOf } from './export-parameters.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';
import { readExportNames, type MadeFile, type StoredExport } from './export-repository.ts';
import { exportWords } from './export-texts.ts';
import { writeXlsx } from './export-xlsx.ts';
import { countWorklist } from '../list/worklist-counts-repository.ts';
import type { ExportColumn, WorklistFilter, WorklistViewer } from '../extension-points.ts';
import { findWorklist, readRows } from '../list/worklist-repository.ts';

/** Runs a short piece of work in a transaction of the organisation; the caller's own where there is one. */
export type InTransaction = <Result>(work: (tx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

type Needs = {
  files: Pick<FileStore, 'save'>;
  orgId: string;
  inTransaction: InTransaction;
  /** Told after each page of rows; only where somebody looks at it. */
  reportProgress?: (done: number, total: number) => Promise<void>;
};

const rowsOfPage = 500;

/** Makes the file of an export and keeps it. Rows are read page by page, each in a statement of its own. */
export async function writeExport(needs: Needs, stored: StoredExport): Promise<MadeFile> {
  const { request, format } = stored;
  const columns = exportColumns(request.columns, request.language);
  const rows = await readCells(needs, stored, columns);
  const content = format === 'csv' ? csvOf(columns, rows) : await xlsxOf(needs, stored, columns, rows);
  return {
    storageKey: await needs.files.save(content),
    fileName: fileNameOf(stored),
    rowCount: rows.length,
    size: content.byteLength,
  };
}

/** The list that an export takes its rows from. */
export function exportedList({ settings, assignment_ids: ids }: StoredExport['request']): WorklistFilter {
  const { columns: _columns, ...list } = settings;
  // What somebody selected stays selected, also when it has left the list meanwhile.
  if (ids === undefined) return list;
  return { filter_keys: 0, category_code: 'all', assignmentIds: ids, ...(list.sort && { sort: list.sort }) };
}

async function readCells(
  { orgId, inTransaction, reportProgress }: Needs,
  { request, format, user_id: userId, created_at: now }: StoredExport,
  columns: ExportColumn[],
): Promise<(string | null)[][]> {
  const filter = { ...exportedList(request), limit: rowsOfPage };
  // Users who may only preview files export nothing.
  const viewer: WorklistViewer = { orgId, userId, now, findsPeople: true };
  const total = reportProgress
    ? await inTransaction((tx) => countWorklist(tx, filter, viewer, mostRows[format]))
    : 0;
  const rows: (string | null)[][] = [];
  let after: PagePosition | undefined;
  do {
    const page = await inTransaction((tx) => findWorklist(tx, filter, viewer, request.language, after));
    for (const row of readRows(page)) rows.push(columns.map((column) => column.valueOf(row)));
    after = page.next;
    await reportProgress?.(Math.min(rows.length, total), total);
  } while (after !== undefined && rows.length < mostRows[format]);
  return rows.slice(0, mostRows[format]);
}

function csvOf(columns: ExportColumn[], rows: (string | null)[][]): Uint8Array {
  const lines = rows.map((row) =>
    csvLine(columns.map((column, index) => readableCell(column, row[index] ?? null))),
  );
  return Buffer.from(byteOrderMark + csvLine(columns.map(({ title }) => title)) + lines.join(''), 'utf8');
}

async function xlsxOf(
  { orgId, inTransaction }: Needs,
  stored: StoredExport,
  columns: ExportColumn[],
  rows: (string | null)[][],
): Promise<Uint8Array> {
  const { request, user_id: userId } = stored;
  const names = await inTransaction((tx) => readExportNames(tx, { orgId, userId }, request));
  return writeXlsx({
    rowsSheet: exportWords.rowsSheet[request.language],
    columns: columns.map(({ title, kind, width }) => ({ title, kind, width })),
    rows,
    parametersSheet: exportWords.parametersSheet[request.language],
    parameters: parametersOf(stored, names, rows.length),
  });
}

function fileNameOf({ request, format, created_at: at }: StoredExport): string {
  const { date, time } = localTimeOf(at);
  return `${exportWords.fileName[request.language]}-${date}-${time.replace(':', '')}.${format}`;
}
