import { decimalText, formulaMark } from '@dosar/kernel/read-estimate';

// More than this in one part of a spreadsheet is unpacked by another thread, which our pages allow nobody to start.
const mostPartBytes = 512_000;

/** The first sheet; undefined when it is too large. Of its formulas the file keeps the values, and those are read. */
export async function rowsOfSpreadsheet(file: File): Promise<string[][] | undefined> {
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
      return [{ row: Number(row) - 1, column, formula: unescaped(formula[1] ?? '').slice(0, 60) }];
    },
  );
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (xml: string) =>
  xml.replaceAll(/&(amp|lt|gt|quot|apos);/gu, (whole, name: string) => signs[name] ?? whole);

/** A cell as people would type it; a day is written so that no country reads it otherwise. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return decimalText(cell);
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell.trim() : '';
}
