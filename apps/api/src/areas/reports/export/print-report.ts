import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import {
  heading,
  keepTogether,
  margin,
  muted,
  newPaper,
  numberSheets,
  rightEdge,
  rule,
  writeAt,
  type Paper,
} from '#src/kernel/pdf/pdf-paper.ts';
import { writtenFigure } from '../run/written-figure.ts';
import type { ReportTable } from './report-table.ts';

const narrowestLabel = 80;
const gap = 6;
const roomForRounding = 3;

const words = {
  before: { ro: 'înainte', en: 'before' },
  parameters: { ro: 'Parametri', en: 'Parameters' },
} as const;

/** A report on paper: what it says, its figure, how that is counted, and the table of the screen. */
export async function printReport(
  answer: Schema<'ReportAnswer'>,
  table: ReportTable,
  { language, organisation }: { language: Language; organisation: string },
): Promise<Buffer> {
  const paper = newPaper(answer.name, organisation, language);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  writeHead(paper, answer, { language, organisation });
  heading(paper, words.parameters[language]);
  for (const [label, value] of table.parameters) writeCells(paper, [label, value], { widths: [110, 395] });
  paper.moveDown(0.8);
  writeTable(paper, answer, table, language);
  numberSheets(paper, `${organisation} · ${answer.name}`, language);
  paper.end();
  return ended;
}

function writeHead(
  paper: Paper,
  { name, category_name, finding, finding_more, columns, figure_column, figure }: Schema<'ReportAnswer'>,
  { language, organisation }: { language: Language; organisation: string },
): void {
  const width = rightEdge(paper) - margin;
  const line = (text: string, style: Parameters<typeof writeAt>[3]) => {
    if (text !== '') writeAt(paper, text, { x: margin, y: paper.y, width }, style);
  };
  const column = columns.find(({ key }) => key === figure_column);
  const written = (value: number | null) => writtenFigure(value, column?.unit ?? 'count', language);
  line(`${organisation} · ${category_name}`, { size: 9, color: muted });
  line(name, { isStrong: true, size: 16 });
  paper.moveDown(0.6);
  line(finding, { isStrong: true, size: 11 });
  line(finding_more, { size: 9, color: muted });
  paper.moveDown(0.6);
  line(column?.title ?? '', { size: 9, color: muted });
  line(written(figure.value), { isStrong: true, size: 22 });
  if (figure.before !== null)
    line(`${words.before[language]}: ${written(figure.before)}`, { size: 9, color: muted });
}

function writeTable(
  paper: Paper,
  { columns, rows, total }: Schema<'ReportAnswer'>,
  table: ReportTable,
  language: Language,
): void {
  // Every figure on paper has its unit beside it.
  const titles = [table.titles[0] ?? '', ...columns.map(({ title }) => title)];
  const lines = [...rows, total].map((line) => [
    line.label,
    ...line.values.map((value, index) => writtenFigure(value, columns[index]?.unit ?? 'count', language)),
  ]);
  const widths = columnWidths(paper, titles, lines);
  writeCells(paper, titles, { widths, isTable: true, isStrong: true });
  for (const [index, cells] of lines.entries())
    writeCells(paper, cells, { widths, isTable: true, isStrong: index === rows.length });
}

/** Each figure gets what its values and a title of two lines need, so that no word is broken; the labels get the rest. */
function columnWidths(paper: Paper, titles: readonly string[], lines: readonly string[][]): number[] {
  paper.font('strong').fontSize(8);
  const widthOf = (text: string) => paper.widthOfString(text);
  const figures = titles.slice(1).map((title, index) => {
    const values = lines.map((cells) => widthOf(cells[index + 1] ?? ''));
    return Math.max(twoLineWidth(title, widthOf), ...values) + roomForRounding;
  });
  const rest = figures.reduce((left, width) => left - width - gap, rightEdge(paper) - margin);
  return [Math.max(rest, narrowestLabel), ...figures];
}

/** The least width at which a title takes two lines at the most. */
function twoLineWidth(title: string, widthOf: (text: string) => number): number {
  const parts = title.split(' ');
  const breaks = parts.map((_, index) =>
    Math.max(widthOf(parts.slice(0, index + 1).join(' ')), widthOf(parts.slice(index + 1).join(' '))),
  );
  return Math.min(...breaks);
}

function writeCells(
  paper: Paper,
  cells: readonly string[],
  {
    widths,
    isTable = false,
    isStrong = false,
  }: { widths: readonly number[]; isTable?: boolean; isStrong?: boolean },
): void {
  paper.font(isStrong ? 'strong' : 'regular').fontSize(8);
  const height = Math.max(
    ...cells.map((cell, index) => paper.heightOfString(cell, { width: widths[index] ?? 0 })),
  );
  keepTogether(paper, height + 6);
  const top = paper.y;
  let left = margin;
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0;
    const align = isTable && index > 0 ? 'right' : 'left';
    writeAt(
      paper,
      cell,
      { x: left, y: top, width, align },
      { isStrong: isStrong || (!isTable && index === 0) },
    );
    left += width + gap;
  }
  paper.y = top + height + 3;
  if (isTable) rule(paper);
}
