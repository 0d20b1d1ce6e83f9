import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
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
import { cutText, daysOf, packSums, type PackFacts } from './pack-facts.ts';
import { monthName, packWords } from './pack-words.ts';
import { momentOf } from './write-pack-xlsx.ts';

type Table = { widths: readonly number[]; ends: readonly number[] };

const gap = 6;
const filesTable: Table = { widths: [90, 100, 62, 62, 62, 36, 62], ends: [5, 6] };
const visitsTable: Table = { widths: [110, 110, 200], ends: [] };
const sumsTable: Table = { widths: [220, 100], ends: [1] };

/** A pack on paper: the figures, then the files and the inspections behind them. */
export async function writePackPdf(facts: PackFacts): Promise<Buffer> {
  const { customer, organisation, language, month, files, visits, totals } = facts;
  const word = (key: keyof typeof packWords) => packWords[key][language];
  const title = `${word('title')}, ${monthName(month, language)}`;
  const paper = newPaper(title, organisation, language);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  const width = rightEdge(paper) - margin;
  writeAt(paper, organisation, { x: margin, y: paper.y, width }, { size: 9, color: muted });
  writeAt(paper, customer, { x: margin, y: paper.y, width }, { isStrong: true, size: 16 });
  writeAt(paper, title, { x: margin, y: paper.y, width }, { size: 11 });
  paper.moveDown(0.6);
  for (const line of sumLines(facts)) writeRow(paper, line, sumsTable);
  heading(paper, word('files'));
  writeTable(paper, filesTable, {
    titles: (['fileNo', 'plates', 'eventDay', 'openedOn', 'closedOn', 'days', 'paid'] as const).map(word),
    rows: files.map((file) => [
      file.fileNo,
      file.plates.map(formatPlate).join(', '),
      formatLocalDate(file.eventDay),
      formatLocalDate(file.openedOn),
      file.closedOn === null ? '' : formatLocalDate(file.closedOn),
      daysOf(file)?.toString() ?? '',
      amount(file.paidBani, language),
    ]),
    none: word('none'),
    cut: cutText(files.length, totals.files, language),
  });
  heading(paper, word('visits'));
  writeTable(paper, visitsTable, {
    titles: (['when', 'fileNo', 'outcome'] as const).map(word),
    rows: visits.map(({ startsAt, fileNo, outcome }) => [momentOf(startsAt), fileNo, word(outcome)]),
    none: word('none'),
    cut: cutText(visits.length, totals.visits, language),
  });
  numberSheets(paper, `${organisation} · ${customer}`, language);
  paper.end();
  return ended;
}

function sumLines(facts: PackFacts): string[][] {
  const { language } = facts;
  const { opened, closed, open, averageDays, paidBani, visits } = packSums(facts);
  const days = averageDays === null ? '–' : averageDays.toFixed(1);
  return [
    [packWords.opened[language], String(opened)],
    [packWords.closed[language], String(closed)],
    [packWords.open[language], String(open)],
    [packWords.averageDays[language], language === 'ro' ? days.replace('.', ',') : days],
    [packWords.paid[language], amount(paidBani, language)],
    [packWords.visits[language], String(visits)],
  ];
}

const amount = (bani: number, language: PackFacts['language']) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(bani / 100);

type Content = {
  titles: readonly string[];
  rows: readonly string[][];
  none: string;
  /** What is said above a table that does not list everything. */
  cut: string | undefined;
};

function writeTable(paper: Paper, table: Table, { titles, rows, none, cut }: Content): void {
  if (cut !== undefined) writeRow(paper, [cut], { widths: [440], ends: [] });
  if (rows.length === 0) {
    writeRow(paper, [none], { widths: [300], ends: [] });
    return;
  }
  writeRow(paper, titles, table, true);
  for (const row of rows) writeRow(paper, row, table);
}

function writeRow(paper: Paper, cells: readonly string[], { widths, ends }: Table, isStrong = false): void {
  paper.font(isStrong ? 'strong' : 'regular').fontSize(8);
  const height = Math.max(
    ...cells.map((cell, index) => paper.heightOfString(cell, { width: widths[index] ?? 0 })),
  );
  keepTogether(paper, height + 6);
  const top = paper.y;
  let left = margin;
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0;
    const align = ends.includes(index) ? 'right' : 'left';
    writeAt(paper, cell, { x: left, y: top, width, align }, { isStrong });
    left += width + gap;
  }
  paper.y = top + height + 3;
  rule(paper);
}
