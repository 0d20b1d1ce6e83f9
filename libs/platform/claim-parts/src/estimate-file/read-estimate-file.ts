import { decimalText, formulaMark } from '@dosar/kernel/read-estimate';
import { textOfBytes } from '@dosar/kernel/text-of-bytes';

/** The most that is read of a file; the server takes no more either. */
export const mostRows = 1000;
const mostColumns = 40;
const mostCharacters = 300;
// More than this in one part of a spreadsheet is unpacked by another thread, which our pages allow nobody to start.
const mostPartBytes = 512_000;

/** The cells of a file as text. */
export type EstimateFile = { name: string; source: 'csv' | 'xlsx' | 'pdf'; rows: string[][] };

/** Why a file is not taken. */
export type FileFault =
  | { kind: 'unreadable' | 'empty' | 'too_large' | 'no_text' }
  | { kind: 'formula'; cell: string };

/** Reads the file of a repair shop; formulas and what is too large are refused. */
export async function readEstimateFile(file: File): Promise<EstimateFile | FileFault> {
  const source = sourceOf(file.name);
  let rows: string[][] | undefined;
  try {
    rows = await readers[source](file);
  } catch {
    return { kind: 'unreadable' };
  }
  if (rows === undefined || rows.length > mostRows) return { kind: 'too_large' };
  if (rows.every((row) => row.every((cell) => cell === '')))
    return { kind: source === 'pdf' ? 'no_text' : 'empty' };
  const formula = findFormula(rows);
  if (formula !== undefined) return { kind: 'formula', cell: formula };
  return {
    name: file.name.slice(-200),
    source,
    rows: rows.map((row) => row.slice(0, mostColumns).map((cell) => cell.slice(0, mostCharacters))),
  };
}

const readers: Record<EstimateFile['source'], (file: File) => Promise<string[][] | undefined>> = {
  csv: rowsOfCsv,
  xlsx: rowsOfSpreadsheet,
  pdf: async (file) => (await import('./rows-of-pdf.ts')).rowsOfPdf(file),
};

function sourceOf(fileName: string): EstimateFile['source'] {
  const ending = fileName.toLowerCase().split('.').at(-1);
  return ending === 'xlsx' || ending === 'pdf' ? ending : 'csv';
}

async function rowsOfCsv(file: File): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(textOfBytes(new Uint8Array(await file.arrayBuffer())), {
    skipEmptyLines: 'greedy',
    preview: mostRows + 1,
  });
  return data.map((row) => row.map((cell) => cell.trim()));
}

/** The first sheet; undefined when it is too large. Of its formulas the file keeps the values, and those are read. */
async function rowsOfSpreadsheet(file: File): Promise<string[][] | undefined> {
  const [{ readSheet }, { unzipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ]);
  const bytes = await file.arrayBuffer();
  let isTooLarge = false;
  const parts = unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) => {
      if (/\.(xml|rels)$/u.test(name) && originalSize >= mostPartBytes) isTooLarge = true;
      return name === firstSheet && originalSize < mostPartBytes;
    },
  });
  if (isTooLarge) return undefined;
  const sheet = await readSheet(bytes);
  const rows = sheet.map((row) => row.map(cellText));
  const emptyFormulas = formulasWithoutValue(new TextDecoder().decode(parts[firstSheet] ?? new Uint8Array()));
  for (const { row, column, formula } of emptyFormulas) {
    const cells = rows[row];
    if (cells === undefined || (cells[column] ?? '') !== '') continue;
    // The library leaves out columns behind the last value.
    while (cells.length < column) cells.push('');
    cells[column] = `${formulaMark}${formula}`;
  }
  return rows;
}

const firstSheet = 'xl/worksheets/sheet1.xml';

/** Cells of which the file keeps a formula and not what it comes to: a program wrote them that does not reckon. */
function formulasWithoutValue(sheet: string): { row: number; column: number; formula: string }[] {
  return [...sheet.matchAll(/<c\s[^>]*\br="([A-Z]{1,3})(\d{1,6})"[^>]*(?<!\/)>(.*?)<\/c>/gsu)].flatMap(
    ([, letters = '', row = '', content = '']) => {
      const formula = /<f\b[^>]*?(?:\/>|>([^<]*)<\/f>)/u.exec(content);
      if (formula === null || /<v>[^<]/u.test(content) || /<is>/u.test(content)) return [];
      const column = [...letters].reduce((no, letter) => no * 26 + (letter.codePointAt(0) ?? 65) - 64, 0) - 1;
      return [{ row: Number(row) - 1, column, formula: (formula[1] ?? '').slice(0, 60) }];
    },
  );
}

function cellText(cell: unknown): string {
  if (typeof cell === 'number') return decimalText(cell);
  return typeof cell === 'string' ? cell.trim() : '';
}

/** The first cell that a spreadsheet would run, as `E3`; text may begin with another mark. */
function findFormula(rows: readonly (readonly string[])[]): string | undefined {
  for (const [rowNo, row] of rows.entries()) {
    const column = row.findIndex((cell) => cell.startsWith('='));
    if (column >= 0) return `${columnName(column)}${rowNo + 1}`;
  }
  return undefined;
}

/** `A`, `B`, …, `AA`, as spreadsheets name their columns. */
export function columnName(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}
