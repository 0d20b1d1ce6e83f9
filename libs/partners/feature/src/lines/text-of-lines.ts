import { textOfBytes } from '@dosar/kernel/text-of-bytes';

const mostBytes = 2_000_000;
// More than this in one part of a spreadsheet is unpacked by another thread, which our pages allow nobody to start.
const mostPartBytes = 512_000;

/** What a file of lines says, as it would be typed; undefined where it cannot be read. */
export async function textOfLines(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!file.name.toLowerCase().endsWith('.xlsx')) return textOfBytes(bytes);
  try {
    return await textOfSpreadsheet(bytes);
  } catch {
    return undefined;
  }
}

/** The first sheet, a row a line and its cells behind tabs, as they are copied from a spreadsheet. */
async function textOfSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const [{ readSheet }, { unzipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ]);
  let isTooLarge = false;
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (/\.(xml|rels)$/u.test(name) && originalSize >= mostPartBytes) isTooLarge = true;
      return false;
    },
  });
  if (isTooLarge) return undefined;
  const rows = await readSheet(bytes.buffer);
  return rows.map((row) => row.map(cellText).join('\t')).join('\n');
}

/** A cell without what would begin another one; what is neither text nor a number says nothing of an estimate. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toFixed(2)));
  return typeof cell === 'string' ? cell.replaceAll(/\s+/gu, ' ').trim() : '';
}
