import { guessColumns } from './read-estimate.ts';

/** A piece of text on a page: where it begins from the left and the bottom, and its size, in points. */
export type TextPiece = { text: string; x: number; y: number; width: number; height: number };

type Cell = { text: string; from: number; to: number };

/** Pieces this far apart, in heights of the letters, stand in cells of their own. */
const cellGap = 0.9;
/** Pieces this close in height, in heights of the letters, stand on one line. */
const sameLine = 0.5;
/** Room for a space between two words, in heights of the letters. */
const wordGap = 0.15;
/** A piece that begins this close to a heading, in heights of the letters, stands under it. */
const sameStart = 0.3;

/**
 * The rows and cells of a table that is text on pages only, as in the PDF of a shop.
 *
 * Lines are cut where the room between words is wide. Once a row is recognised as the headings, the cells of the rows
 * below it go under the heading that they overlap most, so that an empty cell moves nothing. Headings that stand in the
 * middle of their columns are first made as wide as these.
 */
export function tableOfText(pages: readonly (readonly TextPiece[])[]): string[][] {
  const lines = pages.flatMap(linesOf);
  const rows = lines.map((line) => cellsOf(line));
  const headingNo = rows.findIndex((row) => guessColumns([row.map(({ text }) => text)]) !== undefined);
  const headings = rows[headingNo];
  if (headings === undefined) return rows.map(textsOf);
  const starts = headings.map(({ from }) => from);
  const below = lines.slice(headingNo + 1).map((line) => cellsOf(line, starts));
  const columns = columnsOf(headings, below);
  return [
    ...rows.slice(0, headingNo + 1).map(textsOf),
    ...below.map((row) => (isComplete(row, headings) ? textsOf(row) : underHeadings(row, columns))),
  ];
}

const textsOf = (row: readonly Cell[]) => row.map(({ text }) => text);

function linesOf(page: readonly TextPiece[]): TextPiece[][] {
  const lines: TextPiece[][] = [];
  for (const piece of page.filter(({ text }) => text.trim() !== '').sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - piece.y <= sameLine * Math.max(first.height, piece.height))
      line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.sort((one, other) => one.x - other.x));
}

/** The cells of a line; in a narrow table a column begins where its heading does, however little room is before it. */
function cellsOf(line: readonly TextPiece[], starts: readonly number[] = []): Cell[] {
  const cells: Cell[] = [];
  for (const { text, x, width, height } of line) {
    const cell = cells.at(-1);
    const to = x + width;
    const room = cell ? x - cell.to : 0;
    const isColumn =
      room > wordGap * height && starts.some((start) => Math.abs(x - start) <= sameStart * height);
    if (cell && !isColumn && room <= cellGap * height) {
      // Letters of one word can come as several pieces: a space only where there is room for one.
      cell.text += room > wordGap * height ? ` ${text.trim()}` : text.trim();
      cell.to = Math.max(cell.to, to);
    } else cells.push({ text: text.trim(), from: x, to });
  }
  return cells;
}

/** Headings as wide as what stands under them: one in the middle of its column has no text of the column right below it. */
function columnsOf(headings: readonly Cell[], below: readonly (readonly Cell[])[]): Cell[] {
  const complete = below.filter((row) => isComplete(row, headings));
  return headings.map((heading, no) => {
    const cells = [heading, ...complete.flatMap((row) => row[no] ?? [])];
    return {
      text: heading.text,
      from: Math.min(...cells.map(({ from }) => from)),
      to: Math.max(...cells.map(({ to }) => to)),
    };
  });
}

/** Whether a row has one cell for each heading, none of them under the heading of another. */
const isComplete = (row: readonly Cell[], headings: readonly Cell[]) =>
  row.length === headings.length &&
  row.every((cell, no) => {
    const overlaps = overlapsOf(cell, headings);
    const most = Math.max(...overlaps);
    return most <= 0 || overlaps[no] === most;
  });

function underHeadings(row: readonly Cell[], headings: readonly Cell[]): string[] {
  const texts = headings.map(() => '');
  for (const cell of row) {
    const column = nearestHeading(cell, headings);
    texts[column] = [texts[column], cell.text].filter(Boolean).join(' ');
  }
  return texts;
}

/** The heading that a cell overlaps most; without any overlap, the one with the least room between. */
function nearestHeading(cell: Cell, headings: readonly Cell[]): number {
  const overlaps = overlapsOf(cell, headings);
  return overlaps.indexOf(Math.max(...overlaps));
}

/** How much of a cell stands under each heading; negative for the room between them. */
const overlapsOf = (cell: Cell, headings: readonly Cell[]) =>
  headings.map((heading) => Math.min(cell.to, heading.to) - Math.max(cell.from, heading.from));
