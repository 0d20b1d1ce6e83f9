const separators = [';', '\t', ',', '|'];
/** As many lines tell what separates the cells. */
const linesThatTell = 20;

/** A line of cells and where it begins in the file. */
export type CsvRow = { line: number; cells: string[] };

/**
 * The lines of a file of values (RFC 4180) that are not empty: quoted cells hold separators and line ends.
 *
 * What separates cells is read off the first lines; the mark that keeps a spreadsheet from running a formula goes.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
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

/** The sign that most of the first lines have as often as the headings; the usual one where none tells. */
function separatorOf(source: string): string {
  const [head = '', ...lines] = source.split(/\r\n|\n|\r/, linesThatTell).filter((line) => line !== '');
  const often = (line: string, mark: string) => line.split(mark).length;
  const [best] = separators
    .filter((mark) => head.includes(mark))
    .map((mark) => ({ mark, alike: lines.filter((line) => often(line, mark) === often(head, mark)).length }))
    .toSorted((one, other) => other.alike - one.alike);
  return best?.mark ?? ';';
}

function withoutMark(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/u, '');
}
