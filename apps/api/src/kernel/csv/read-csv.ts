const separators = [';', '\t', ','];

/** A line of cells and where it begins in the file. */
export type CsvRow = { line: number; cells: string[] };

/**
 * The lines of a file of values (RFC 4180) that are not empty: quoted cells hold separators and line ends.
 *
 * What separates cells is read off the first line; the mark that keeps a spreadsheet from running a formula goes.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const head = source.split(/\r\n|\n|\r/, 1)[0] ?? '';
  const separator = separators.find((mark) => head.includes(mark)) ?? ';';
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let beginsAt = 1;
  const endRow = () => {
    rows.push({ line: beginsAt, cells: [...cells, cell].map(withoutMark) });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    const isLineEnd = sign === '\n' || sign === '\r';
    const isPair = sign === '\r' && source[at + 1] === '\n';
    if (isLineEnd) line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += isPair ? '\n' : sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (isLineEnd) {
      endRow();
      beginsAt = line;
    } else cell += sign;
    if (isPair) at += 1;
  }
  endRow();
  return rows.filter((row) => row.cells.some((one) => one !== ''));
}

function withoutMark(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/u, '');
}
