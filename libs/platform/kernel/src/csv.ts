/** What separates the cells of a file, the usual one of a Romanian spreadsheet first. */
export const csvSeparators = [';', '\t', ',', '|'] as const;
/** As many lines tell what separates the cells. */
const linesThatTell = 20;
/** The line by which spreadsheets say it themselves; none of them shows it as a row. */
const saidSeparator = /^\uFEFF?sep=(?<sign>[;,|\t])\r?\n/i;

/** A line of cells and its number, as a spreadsheet counts: empty lines count, a cell of several lines does not. */
export type CsvRow = { line: number; cells: string[] };

/**
 * The lines of a file of values (RFC 4180) that are not empty: quoted cells hold separators and line ends.
 *
 * What separates cells is said by the file (`sep=;`) or read off its first lines; the mark that keeps a spreadsheet from running a
 * formula goes. Where a quotation mark that nobody closed would swallow the rows below it, each line is read alone.
 */
export function readCsv(text: string): CsvRow[] {
  const separator = separatorOf(text);
  const source = text.replace(saidSeparator, '').replace(/^\uFEFF/, '');
  const { rows, isBroken } = rowsOf(source, separator);
  if (!isBroken) return rows;
  return source
    .split(/\r\n|\n|\r/)
    .flatMap((line, index) => rowsOf(line, separator).rows.map((row) => ({ ...row, line: index + 1 })));
}

/** What separates the cells: what the file says, else the sign that most of its first lines have as often as the headings. */
export function separatorOf(text: string): string {
  const said = saidSeparator.exec(text)?.groups?.sign;
  if (said !== undefined) return said;
  const [head = '', ...lines] = text.split(/\r\n|\n|\r/, linesThatTell).filter((line) => line !== '');
  const often = (line: string, mark: string) => line.split(mark).length;
  const [best] = csvSeparators
    .filter((mark) => head.includes(mark))
    .map((mark) => ({ mark, alike: lines.filter((line) => often(line, mark) === often(head, mark)).length }))
    .toSorted((one, other) => other.alike - one.alike);
  return best?.mark ?? ';';
}

/** The text of a file that says what separates its cells, so that whoever reads it does not guess. */
export function withSeparator(text: string, separator: string): string {
  return `sep=${separator}\n${text.replace(saidSeparator, '').replace(/^\uFEFF/, '')}`;
}

function rowsOf(source: string, separator: string): { rows: CsvRow[]; isBroken: boolean } {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  // A quotation mark closed a cell of several lines before its end: it was meant to open another one.
  let isBroken = false;
  let closedAt = { line: 0, isOver: true };
  let line = 1;
  const endCell = () => {
    cells.push(withoutMark(cell));
    cell = '';
    closedAt = { line: 0, isOver: true };
  };
  let no = 1;
  const endRow = () => {
    endCell();
    rows.push({ line: no, cells });
    cells = [];
    no += 1;
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
      } else {
        isQuoted = false;
        closedAt = { line, isOver: closedAt.line === line };
      }
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
      closedAt = { line, isOver: false };
    } else if (sign === separator) endCell();
    else if (isLineEnd) endRow();
    else {
      if (!closedAt.isOver && sign.trim() !== '') isBroken = true;
      cell += sign;
    }
    if (isPair) at += 1;
  }
  endRow();
  return {
    rows: rows.filter((row) => row.cells.some((one) => one !== '')),
    isBroken: isBroken || (isQuoted && line > 1),
  };
}

function withoutMark(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/u, '');
}
